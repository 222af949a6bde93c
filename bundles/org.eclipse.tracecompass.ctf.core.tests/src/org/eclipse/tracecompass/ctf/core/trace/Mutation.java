package org.eclipse.tracecompass.ctf.core.trace;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** Damages bytes in the ways in which files are damaged, and in ways a malicious author would. */
final class Mutation {

    private static final byte[] BYTES = {0, 1, 2, 0x7F, (byte) 0x80, (byte) 0xFE, (byte) 0xFF};
    private static final String[] NUMBERS = {
        "0",
        "1",
        "-1",
        "3",
        "7",
        "8",
        "9",
        "31",
        "63",
        "64",
        "65",
        "255",
        "4096",
        "1048576",
        "2147483647",
        "4294967296",
        "1099511627776",
        "281474976710656",
        "9223372036854775807",
        "-9223372036854775808",
        "18446744073709551615",
        "99999999999999999999",
        "0x10",
        "1e9"
    };
    private static final Pattern NUMBER = Pattern.compile("\\b\\d+\\b");
    private static final Pattern WORD = Pattern.compile("\\b[A-Za-z_][A-Za-z_0-9-]+\\b");

    private final Random random;

    Mutation(long seed) {
        random = new Random(seed);
    }

    /** Some damage, or several. */
    byte[] of(byte[] bytes, boolean text) {
        byte[] result = bytes;
        int times = random.nextInt(4) == 0 ? 1 + random.nextInt(6) : 1;
        for (int i = 0; i < times; i++) {
            result =
                    text && random.nextInt(3) > 0
                            ? word(new String(result, StandardCharsets.ISO_8859_1))
                                    .getBytes(StandardCharsets.ISO_8859_1)
                            : binary(result.clone());
        }
        return result;
    }

    private int place(int length) {
        return length == 0
                ? 0
                : random.nextBoolean()
                        ? random.nextInt(length)
                        : random.nextInt(Math.min(length, 200));
    }

    private byte[] binary(byte[] bytes) {
        int at = place(bytes.length);
        int count = Math.min(bytes.length - at, 1 + random.nextInt(12));
        return switch (bytes.length == 0 ? 4 : random.nextInt(7)) {
            case 0 -> {
                bytes[at] ^= (byte) (1 << random.nextInt(8));
                yield bytes;
            }
            case 1 -> {
                Arrays.fill(bytes, at, at + count, BYTES[random.nextInt(BYTES.length)]);
                yield bytes;
            }
            case 2 -> Arrays.copyOf(bytes, at);
            case 3 -> spliced(bytes, at, at + count, new byte[0]);
            case 4 -> {
                byte[] noise = new byte[1 + random.nextInt(40)];
                random.nextBytes(noise);
                yield spliced(bytes, at, at, noise);
            }
            case 5 -> {
                int from = place(bytes.length);
                int to = Math.min(bytes.length, from + 1 + random.nextInt(300));
                yield spliced(bytes, at, at, Arrays.copyOfRange(bytes, from, to));
            }
            default -> {
                for (int i = 0; i < count; i++) {
                    bytes[at + i] = (byte) random.nextInt();
                }
                yield bytes;
            }
        };
    }

    private static byte[] spliced(byte[] bytes, int from, int to, byte[] middle) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(bytes, 0, from);
        out.writeBytes(middle);
        out.write(bytes, to, bytes.length - to);
        return out.toByteArray();
    }

    private String word(String text) {
        boolean number = random.nextInt(3) > 0;
        int from = place(text.length());
        MatchResult match = next(number ? NUMBER : WORD, text, from);
        if (match == null) {
            return text + NUMBERS[random.nextInt(NUMBERS.length)];
        }
        String other;
        if (number) {
            other = NUMBERS[random.nextInt(NUMBERS.length)];
        } else {
            MatchResult donor = next(WORD, text, place(text.length()));
            other = donor == null ? "struct" : donor.group();
        }
        return text.substring(0, match.start()) + other + text.substring(match.end());
    }

    private static @org.eclipse.jdt.annotation.Nullable MatchResult next(
            Pattern pattern, String text, int from) {
        var matcher = pattern.matcher(text);
        return matcher.find(from) || matcher.find(0) ? matcher.toMatchResult() : null;
    }
}
