package org.eclipse.tracecompass.internal.symbols.core.rust;

import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;

/**
 * Names of the older way, which looks like that of C++: parts of a path with their lengths, the
 * last one a hash; what is no letter is written between dollars.
 */
public final class LegacyName {

    private static final String PREFIX = "_ZN";
    private static final String HASH = "17h";
    private static final int HASH_DIGITS = 16;

    /** A hash has more different digits; a name that people chose, such as h000..., hardly has. */
    private static final int DIFFERENT_DIGITS = 5;

    private static final int HEX = 16;

    private static final Map<String, String> SIGNS =
            Map.of(
                    "SP", "@", "BP", "*", "RF", "&", "LT", "<", "GT", ">", "LP", "(", "RP", ")",
                    "C", ",");

    private LegacyName() {}

    /**
     * Reads a name.
     *
     * @param symbol the name of a symbol
     * @return the path, without the hash; null if it is no such name
     */
    public static @Nullable String read(String symbol) {
        int end = symbol.lastIndexOf('E');
        int hash = end - HASH.length() - HASH_DIGITS;
        if (!symbol.startsWith(PREFIX)
                || hash <= PREFIX.length()
                || !symbol.startsWith(HASH, hash)
                || !isHash(symbol, end - HASH_DIGITS, end)
                || !isSuffix(symbol, end + 1)) {
            return null;
        }
        StringBuilder path = new StringBuilder();
        int at = PREFIX.length();
        while (at < hash) {
            int length = 0;
            int digits = at;
            while (at < hash && isDigit(symbol.charAt(at)) && length < symbol.length()) {
                length = length * 10 + (symbol.charAt(at++) - '0');
            }
            if (at == digits || length == 0 || length > hash - at) {
                return null;
            }
            if (!path.isEmpty()) {
                path.append("::");
            }
            if (!part(symbol.substring(at, at + length), path)) {
                return null;
            }
            at += length;
        }
        return path.toString();
    }

    private static boolean isDigit(char c) {
        return c >= '0' && c <= '9';
    }

    private static boolean isHash(String symbol, int from, int to) {
        int seen = 0;
        for (int i = from; i < to; i++) {
            char c = symbol.charAt(i);
            if (!isDigit(c) && (c < 'a' || c > 'f')) {
                return false;
            }
            seen |= 1 << Character.digit(c, HEX);
        }
        return Integer.bitCount(seen) >= DIFFERENT_DIGITS;
    }

    /** Suffixes added by tools begin with a dot. */
    private static boolean isSuffix(String symbol, int at) {
        return at == symbol.length() || symbol.charAt(at) == '.';
    }

    private static boolean part(String part, StringBuilder path) {
        // An underscore makes a letter of what could not begin a name.
        int at = part.startsWith("_$") ? 1 : 0;
        while (at < part.length()) {
            char c = part.charAt(at);
            if (c == '$') {
                int end = part.indexOf('$', at + 1);
                String sign = end < 0 ? null : sign(part.substring(at + 1, end));
                if (sign == null) {
                    return false;
                }
                path.append(sign);
                at = end + 1;
            } else if (part.startsWith("..", at)) {
                path.append("::");
                at += 2;
            } else {
                path.append(c);
                at++;
            }
        }
        return true;
    }

    private static @Nullable String sign(String code) {
        String known = SIGNS.get(code);
        if (known != null || !code.startsWith("u") || code.length() > 7) {
            return known;
        }
        try {
            int point = Integer.parseUnsignedInt(code.substring(1), HEX);
            return Character.isValidCodePoint(point) && !Character.isISOControl(point)
                    ? Character.toString(point)
                    : null;
        } catch (NumberFormatException e) {
            return null;
        }
    }
}
