/** Python the generated file begins with: the engine's own rules for what is missing, equal and crossing. */
export const pythonHelpers = `def known(*parts):
    return ~np.any([np.isnan(part) for part in parts], axis=0)


def sign(a, b):
    # Averages that are equal in decimals differ in their last binary digits.
    same = np.abs(a - b) <= 1e-12 * np.maximum(np.abs(a), np.abs(b))
    return np.where(known(a, b), np.where(same, 0.0, np.sign(a - b)), np.nan)


def truth(condition, *parts):
    return np.where(known(*parts), condition.astype(float), np.nan)


def both(a, b):
    return np.where((a == 0) | (b == 0), 0.0, a * b)


def either(a, b):
    return np.where((a == 1) | (b == 1), 1.0, a + b)


def crosses(a, b, direction):
    out, last = np.zeros(len(a)), 0
    for i, side in enumerate(sign(a, b)):
        if np.isnan(side):
            out[i] = np.nan
        elif side != 0:
            out[i] = float(side == direction and last == -direction)
            last = side
    return out


def ago(a, bars):
    out = np.full(len(a), np.nan)
    out[bars:] = a[: len(a) - bars]
    return out


def lasting(a, bars):
    out = np.full(len(a), np.nan)
    for i in range(len(a)):
        window = a[max(0, i - bars + 1) : i + 1]
        if (window == 0).any():
            out[i] = 0.0
        elif len(window) == bars and not np.isnan(window).any():
            out[i] = 1.0
    return out


def divide(a, b):
    return np.where(b == 0, np.nan, a / np.where(b == 0, 1.0, b))


def logarithm(a):
    return np.where(a > 0, np.log(np.where(a > 0, a, 1.0)), np.nan)


def channel(high, low, bars):
    # The bars before this one.
    upper = pd.Series(high).rolling(bars).max().shift(1).to_numpy()
    lower = pd.Series(low).rolling(bars).min().shift(1).to_numpy()
    return upper, lower, (upper + lower) / 2


def standardised(a, bars):
    series = pd.Series(a)
    window = series.rolling(bars)
    spread = window.std(ddof=0)
    return ((series - window.mean()) / spread).mask(spread == 0, 0.0).to_numpy()
`;
