package org.eclipse.tracecompass.tmf.cli.core;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;

/** How the content of a file is damaged. */
enum FileDamage {
    FLIP,
    FLIP_AT_END,
    ZEROS,
    CUT,
    CUT_AT_EDGE,
    EMPTY,
    MORE,
    NOISE;

    /** Blocks of disks and of our files are multiples of this. */
    private static final int BLOCK = 4096;

    /** Damages a file. */
    void damage(Path file, Random random) throws IOException {
        Files.write(file, apply(Files.readAllBytes(file), random));
    }

    private byte[] apply(byte[] bytes, Random random) {
        int length = bytes.length;
        if (length == 0) {
            return new byte[1 + random.nextInt(BLOCK)];
        }
        switch (this) {
            case FLIP -> flip(bytes, random.nextInt(length), random);
            case FLIP_AT_END -> flip(bytes, length - 1 - random.nextInt(1 + length / 20), random);
            case ZEROS -> {
                int from = random.nextInt(length);
                Arrays.fill(bytes, from, Math.min(length, from + BLOCK), (byte) 0);
            }
            case NOISE -> random.nextBytes(bytes);
            default -> {
                return Arrays.copyOf(bytes, newLength(length, random));
            }
        }
        return bytes;
    }

    private int newLength(int length, Random random) {
        return switch (this) {
            case CUT -> random.nextInt(length);
            // just before, at, and just after the edge of a block
            case CUT_AT_EDGE ->
                    Math.max(0, random.nextInt(1 + length / BLOCK) * BLOCK + random.nextInt(3) - 1);
            case MORE -> length + 1 + random.nextInt(BLOCK);
            default -> 0;
        };
    }

    private static void flip(byte[] bytes, int at, Random random) {
        bytes[at] ^= (byte) (1 << random.nextInt(8));
    }
}
