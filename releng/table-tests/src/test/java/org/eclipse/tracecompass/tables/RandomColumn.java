package org.eclipse.tracecompass.tables;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.eclipse.tracecompass.parquet.core.ParquetType;

/**
 * Makes values that are hard on encodings: extremes, runs, few and many different values, nulls.
 */
record RandomColumn(Random random, ParquetType type, boolean hasNulls) {

    private static final double[] REALS = {
        0.0,
        -0.0,
        Double.NaN,
        Double.MIN_VALUE,
        Double.MAX_VALUE,
        -Double.MAX_VALUE,
        Double.POSITIVE_INFINITY,
        Double.NEGATIVE_INFINITY
    };

    private static final long[] INTEGERS = {
        0, -1, 1, Long.MIN_VALUE, Long.MAX_VALUE, Integer.MIN_VALUE, Integer.MAX_VALUE
    };

    private static final String[] TEXTS = {
        "", "a", "\u00e9\u20ac", "\uD83D\uDE00", "nul\0", "line\nbreak", "'\"\\"
    };

    List<Object> values(int count) {
        List<Object> values = new ArrayList<>();
        int different = random.nextInt(4) == 0 ? Integer.MAX_VALUE : 1 + random.nextInt(20);
        int nulls = hasNulls ? random.nextInt(101) : 0;
        boolean runs = random.nextBoolean();
        List<Object> pool = new ArrayList<>();
        while (values.size() < count) {
            Object value;
            if (random.nextInt(100) < nulls) {
                value = null;
            } else if (pool.size() < different) {
                value = fresh();
                pool.add(value);
            } else {
                value = pool.get(random.nextInt(pool.size()));
            }
            int times = runs ? 1 + random.nextInt(40) : 1;
            for (int i = 0; i < times && values.size() < count; i++) {
                values.add(value);
            }
        }
        return values;
    }

    private Object fresh() {
        return switch (type) {
            case BOOLEAN -> random.nextBoolean();
            case INT32 -> (int) integer();
            case INT64 -> integer();
            case DOUBLE ->
                    random.nextBoolean()
                            ? REALS[random.nextInt(REALS.length)]
                            : random.nextGaussian() * Math.pow(10, random.nextInt(40) - 20);
            case STRING ->
                    TEXTS[random.nextInt(TEXTS.length)]
                            + (random.nextBoolean() ? "" : "t".repeat(random.nextInt(200)))
                            + (random.nextBoolean() ? "" : random.nextInt());
        };
    }

    private long integer() {
        return random.nextInt(4) == 0
                ? INTEGERS[random.nextInt(INTEGERS.length)]
                : random.nextLong() >> random.nextInt(Long.SIZE);
    }
}
