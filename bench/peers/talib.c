/* Times every function of TA-Lib over given bars with its default options: NAME, nanoseconds a bar, last value of the first
   output. argv: a file of float64 columns open, high, low, close, volume, one behind the other. The least of many runs. */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>
#include "ta_libc.h"

enum { runs = 200, outputs = 3 };
static double *columns[5];
static int length;

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e9 + t.tv_nsec;
}

static void measure(const TA_FuncInfo *info, void *unused) {
  TA_ParamHolder *params;
  double *reals[outputs];
  int *integers[outputs];
  const TA_OutputParameterInfo *first = NULL;
  (void)unused;
  if (info->nbOutput > outputs || TA_ParamHolderAlloc(info->handle, &params) != TA_SUCCESS) return;
  for (unsigned i = 0; i < info->nbInput; i++) {
    const TA_InputParameterInfo *input;
    TA_GetInputParameterInfo(info->handle, i, &input);
    if (input->type == TA_Input_Price)
      TA_SetInputParamPricePtr(params, i, columns[0], columns[1], columns[2], columns[3], columns[4], NULL);
    else TA_SetInputParamRealPtr(params, i, i == 0 ? columns[3] : columns[0]);
  }
  for (unsigned i = 0; i < info->nbOutput; i++) {
    const TA_OutputParameterInfo *output;
    TA_GetOutputParameterInfo(info->handle, i, &output);
    if (i == 0) first = output;
    reals[i] = calloc(length, sizeof(double));
    integers[i] = calloc(length, sizeof(int));
    if (output->type == TA_Output_Real) TA_SetOutputParamRealPtr(params, i, reals[i]);
    else TA_SetOutputParamIntegerPtr(params, i, integers[i]);
  }
  double least = INFINITY;
  TA_Integer begin = 0, count = 0;
  for (int run = 0; run < runs; run++) {
    double start = now();
    if (TA_CallFunc(params, 0, length - 1, &begin, &count) != TA_SUCCESS) count = 0;
    double taken = now() - start;
    if (taken < least) least = taken;
  }
  if (count > 0) {
    double last = first->type == TA_Output_Real ? reals[0][count - 1] : integers[0][count - 1];
    printf("%s %.4f %.17g\n", info->name, least / length, last);
  }
  TA_ParamHolderFree(params);
}

int main(int argc, char **argv) {
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  if (file == NULL) return 1;
  fseek(file, 0, SEEK_END);
  length = (int)(ftell(file) / (5 * sizeof(double)));
  rewind(file);
  for (int c = 0; c < 5; c++) {
    columns[c] = malloc(length * sizeof(double));
    if (fread(columns[c], sizeof(double), length, file) != (size_t)length) return 1;
  }
  TA_Initialize();
  TA_ForEachFunc(measure, NULL);
  TA_Shutdown();
  return 0;
}
