package org.eclipse.tracecompass.internal.symbols.core.rust;

import org.eclipse.tracecompass.internal.symbols.core.MalformedNameException;

/** Names with letters of all alphabets, in those of ASCII: RFC 3492 with its parameters. */
final class Punycode {

    private static final int BASE = 36;
    private static final int T_MIN = 1;
    private static final int T_MAX = 26;
    private static final int SKEW = 38;
    private static final int DAMP = 700;
    private static final int FIRST_BIAS = 72;
    private static final int FIRST_POINT = 128;

    /** Each letter is inserted before others, so that time grows with the square of the length. */
    private static final int LONGEST = 1000;

    private Punycode() {}

    /**
     * Reads a name.
     *
     * @param coded the name; the letters of ASCII in it come first, and an underscore ends them
     */
    static String decode(String coded) throws MalformedNameException {
        int basic = coded.lastIndexOf('_');
        StringBuilder points = new StringBuilder(basic < 0 ? "" : coded.substring(0, basic));
        int count = points.length();
        if (coded.length() > LONGEST) {
            throw new MalformedNameException("a name is too long");
        }
        int at = basic + 1;
        int point = FIRST_POINT;
        int bias = FIRST_BIAS;
        int place = 0;
        while (at < coded.length()) {
            int before = place;
            long weight = 1;
            long sum = place;
            for (int k = BASE; ; k += BASE) {
                if (at == coded.length()) {
                    throw new MalformedNameException("a name ends too early");
                }
                int digit = digit(coded.charAt(at++));
                sum += digit * weight;
                int threshold = Math.clamp((long) k - bias, T_MIN, T_MAX);
                if (sum > Integer.MAX_VALUE) {
                    throw new MalformedNameException("a letter that does not exist");
                }
                if (digit < threshold) {
                    break;
                }
                weight *= BASE - threshold;
            }
            count++;
            bias = adapt((int) sum - before, count, before == 0);
            point += (int) (sum / count);
            place = (int) (sum % count);
            if (!Character.isValidCodePoint(point) || point >= 0xd800 && point < 0xe000) {
                throw new MalformedNameException("a letter that does not exist");
            }
            points.insert(points.offsetByCodePoints(0, place), Character.toString(point));
            place++;
        }
        return points.toString();
    }

    private static int digit(char c) throws MalformedNameException {
        if (c >= 'a' && c <= 'z') {
            return c - 'a';
        }
        if (c >= '0' && c <= '9') {
            return c - '0' + 26;
        }
        throw new MalformedNameException("no digit");
    }

    private static int adapt(int delta, int count, boolean first) {
        int d = delta / (first ? DAMP : 2);
        d += d / count;
        int k = 0;
        while (d > (BASE - T_MIN) * T_MAX / 2) {
            d /= BASE - T_MIN;
            k += BASE;
        }
        return k + (BASE - T_MIN + 1) * d / (d + SKEW);
    }
}
