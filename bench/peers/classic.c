/*
 * Seven indicators as compiled libraries compute them: plain loops over doubles, one column after another, in the order of
 * operations of TA-Lib. Written for this bench, to have a compiled peer in the same run on the same machine.
 *
 * Reads `count` open, high, low and close columns of doubles from the file of the first argument and prints, for each
 * indicator, its name, the least nanoseconds per element of many calls, and the last value of its first output.
 */
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { count = 2520, calls = 400, columns = 12 };

static double *high, *low, *close_;
static double *out[3], *work[3];

static void sma(const double *x, double *y, int n) {
  double sum = 0;
  for (int i = 0; i < n - 1; i += 1) sum += x[i];
  for (int i = n - 1, gone = 0; i < count; i += 1, gone += 1) {
    sum += x[i];
    y[i] = sum / n;
    sum -= x[gone];
  }
}

/* Seeded with the mean of the first n values; returns the row of the first value. */
static int ema(const double *x, double *y, int from, int n, double weight) {
  double value = 0;
  int i = from;
  for (; i < from + n; i += 1) value += x[i];
  value /= n;
  y[i - 1] = value;
  for (; i < count; i += 1) {
    value = (x[i] - value) * weight + value;
    y[i] = value;
  }
  return from + n - 1;
}

static void rsi(const double *x, double *y, int n) {
  double up = 0, down = 0;
  int i = 1;
  for (; i <= n; i += 1) {
    double change = x[i] - x[i - 1];
    if (change < 0) down -= change;
    else up += change;
  }
  up /= n;
  down /= n;
  y[n] = up + down == 0 ? 0 : 100 * (up / (up + down));
  for (; i < count; i += 1) {
    double change = x[i] - x[i - 1];
    up *= n - 1;
    down *= n - 1;
    if (change < 0) down -= change;
    else up += change;
    up /= n;
    down /= n;
    double total = up + down;
    y[i] = total == 0 ? 0 : 100 * (up / total);
  }
}

static void macd(const double *x, double *line, double *signal, double *histogram) {
  ema(x, work[0], 0, 26, 2.0 / 27);
  ema(x, work[1], 14, 12, 2.0 / 13);
  for (int i = 25; i < count; i += 1) work[1][i] -= work[0][i];
  int first = ema(work[1], work[2], 25, 9, 2.0 / 10);
  memcpy(line + first, work[1] + first, (count - first) * sizeof(double));
  memcpy(signal + first, work[2] + first, (count - first) * sizeof(double));
  for (int i = first; i < count; i += 1) histogram[i] = line[i] - signal[i];
}

static void bbands(const double *x, double *upper, double *middle, double *lower, int n) {
  sma(x, work[0], n);
  double squares = 0;
  for (int i = 0; i < n - 1; i += 1) squares += x[i] * x[i];
  for (int i = n - 1, gone = 0; i < count; i += 1, gone += 1) {
    squares += x[i] * x[i];
    double variance = squares / n - work[0][i] * work[0][i];
    squares -= x[gone] * x[gone];
    work[1][i] = variance > 0 ? sqrt(variance) : 0;
  }
  memcpy(middle + n - 1, work[0] + n - 1, (count - n + 1) * sizeof(double));
  for (int i = n - 1; i < count; i += 1) {
    double width = work[1][i] * 2;
    upper[i] = middle[i] + width;
    lower[i] = middle[i] - width;
  }
}

static double true_range(int i) {
  double range = high[i] - low[i];
  double above = fabs(high[i] - close_[i - 1]);
  double below = fabs(low[i] - close_[i - 1]);
  if (above > range) range = above;
  if (below > range) range = below;
  return range;
}

static void atr(double *y, int n) {
  for (int i = 1; i < count; i += 1) work[0][i] = true_range(i);
  double value = 0;
  int i = 1;
  for (; i <= n; i += 1) value += work[0][i];
  value /= n;
  y[n] = value;
  for (; i < count; i += 1) {
    value *= n - 1;
    value += work[0][i];
    value /= n;
    y[i] = value;
  }
}

static void adx(double *y, int n) {
  double plus = 0, minus = 0, range = 0, sum = 0, value = 0;
  for (int i = 1; i < count; i += 1) {
    double up = high[i] - high[i - 1];
    double down = low[i - 1] - low[i];
    if (i >= n) {
      plus -= plus / n;
      minus -= minus / n;
      range -= range / n;
    }
    if (down > 0 && up < down) minus += down;
    else if (up > 0 && up > down) plus += up;
    range += true_range(i);
    if (i < n) continue;
    double index = 0;
    int known = 0;
    if (range != 0) {
      double below = 100 * (minus / range);
      double above = 100 * (plus / range);
      double total = below + above;
      if (total != 0) {
        index = 100 * (fabs(below - above) / total);
        known = 1;
      }
    }
    if (i < 2 * n) {
      if (known) sum += index;
      if (i == 2 * n - 1) y[i] = value = sum / n;
    } else {
      if (known) value = (value * (n - 1) + index) / n;
      y[i] = value;
    }
  }
}

static void run(int which) {
  switch (which) {
    case 0: sma(close_, out[0], 30); break;
    case 1: ema(close_, out[0], 0, 30, 2.0 / 31); break;
    case 2: rsi(close_, out[0], 14); break;
    case 3: macd(close_, out[0], out[1], out[2]); break;
    case 4: bbands(close_, out[0], out[1], out[2], 20); break;
    case 5: atr(out[0], 14); break;
    default: adx(out[0], 14);
  }
}

static double now(void) {
  struct timespec at;
  clock_gettime(CLOCK_MONOTONIC, &at);
  return at.tv_sec * 1e9 + at.tv_nsec;
}

int main(int argc, char **argv) {
  const char *names[] = {"sma", "ema", "rsi", "macd", "bbands", "atr", "adx"};
  FILE *file = argc > 1 ? fopen(argv[1], "rb") : NULL;
  double *column[columns];
  for (int k = 0; k < columns; k += 1) column[k] = calloc(count, sizeof(double));
  for (int k = 0; k < 4; k += 1)
    if (file == NULL || fread(column[k], sizeof(double), count, file) != count) return 1;
  high = column[1];
  low = column[2];
  close_ = column[3];
  for (int k = 0; k < 3; k += 1) {
    work[k] = column[4 + k];
    out[k] = column[7 + k];
  }
  for (int which = 0; which < 7; which += 1) {
    double least = 1e18;
    for (int call = 0; call < calls; call += 1) {
      double started = now();
      run(which);
      double spent = now() - started;
      if (spent < least) least = spent;
    }
    printf("%s %.4f %.17g\n", names[which], least / count, out[0][count - 1]);
  }
  return 0;
}
