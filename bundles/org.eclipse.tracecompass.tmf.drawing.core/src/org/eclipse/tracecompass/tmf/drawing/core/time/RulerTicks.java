package org.eclipse.tracecompass.tmf.drawing.core.time;

import java.time.Instant;
import java.time.ZoneId;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.tracecompass.tmf.drawing.core.viewport.Viewport;

/**
 * The ticks of a ruler: multiples of a round step, so that they stay on the same instants while one
 * pans. Steps are 1, 2 or 5 times a power of ten; from one second on, dates use the divisions of a
 * clock and a calendar day.
 *
 * @param step the time between two major ticks, ns
 * @param context what all labels leave out, such as the date; shown once at the left; may be empty
 * @param major the labelled ticks, ascending
 * @param minor the ticks between them, ascending
 */
public record RulerTicks(long step, String context, List<Tick> major, List<Long> minor) {

    /**
     * A labelled tick.
     *
     * @param time where, ns
     * @param label its text
     * @param strong whether the label is a whole one (a full second among fractions, a new day
     *     among hours)
     */
    public record Tick(long time, String label, boolean strong) {}

    private static final long SECOND = 1_000_000_000L;
    private static final long MINUTE = 60 * SECOND;
    private static final long HOUR = 60 * MINUTE;
    private static final long DAY = 24 * HOUR;
    private static final long[] CLOCK_STEPS = {
        SECOND,
        2 * SECOND,
        5 * SECOND,
        10 * SECOND,
        15 * SECOND,
        30 * SECOND,
        MINUTE,
        2 * MINUTE,
        5 * MINUTE,
        10 * MINUTE,
        15 * MINUTE,
        30 * MINUTE,
        HOUR,
        2 * HOUR,
        3 * HOUR,
        6 * HOUR,
        12 * HOUR,
        DAY,
        2 * DAY,
        5 * DAY,
        10 * DAY,
        20 * DAY,
        50 * DAY,
        100 * DAY
    };
    private static final int LIMIT = 1000;

    /**
     * The ticks of a window.
     *
     * @param minSpacing the least distance between two major ticks, in pixels; above 0
     */
    public static RulerTicks of(Viewport viewport, TimeText text, double minSpacing) {
        double least = Math.max(1, viewport.nanosPerPixel() * Math.max(1, minSpacing));
        long step = step(least, text.format());
        int parts = parts(step, text.format());
        long zero = zero(viewport, text);
        List<Tick> major = new ArrayList<>();
        List<Long> minor = new ArrayList<>();
        long fine = step / parts;
        double finePixels = fine / viewport.nanosPerPixel();
        if (fine < 1 || finePixels < 5 || step % parts != 0) {
            fine = step;
        }
        long first = viewport.start() - Math.floorMod(viewport.start() - zero, fine);
        long count = 0;
        for (long t = first; t <= viewport.end() && count < LIMIT; t += fine, count++) {
            if (t >= viewport.start()) {
                if (Math.floorMod(t - zero, step) == 0) {
                    major.add(tick(t, step, text, viewport));
                } else {
                    minor.add(t);
                }
            }
            if (t > Long.MAX_VALUE - fine) {
                break;
            }
        }
        return new RulerTicks(
                step, context(viewport, step, text), List.copyOf(major), List.copyOf(minor));
    }

    /** The smallest round step that is at least some length. */
    static long step(double least, TimeFormat format) {
        if (format == TimeFormat.DATE && least > SECOND / 2.0) {
            for (long s : CLOCK_STEPS) {
                if (s >= least) {
                    return s;
                }
            }
        }
        for (long power = 1; ; power *= 10) {
            for (int m : new int[] {1, 2, 5}) {
                if (power > Long.MAX_VALUE / m) {
                    return Long.MAX_VALUE;
                }
                if (power * m >= least) {
                    return power * m;
                }
            }
            if (power > Long.MAX_VALUE / 10) {
                return Long.MAX_VALUE;
            }
        }
    }

    private static int parts(long step, TimeFormat format) {
        if (format == TimeFormat.DATE && step >= MINUTE) {
            return step % (3 * HOUR) == 0 || step == 15 * MINUTE
                    ? 3
                    : step == 30 * MINUTE ? 6 : step == MINUTE ? 6 : 4;
        }
        if (format == TimeFormat.DATE && (step == 15 * SECOND || step == 30 * SECOND)) {
            return 3;
        }
        long lead = step;
        while (lead >= 10) {
            lead /= 10;
        }
        return lead == 2 ? 4 : 5;
    }

    /** The instant of which ticks are a whole number of steps away. */
    private static long zero(Viewport viewport, TimeText text) {
        return switch (text.format()) {
            case SECONDS, NUMBER, CYCLES -> 0;
            case RELATIVE -> text.origin();
            case DATE -> -offset(viewport.start(), text.zone());
        };
    }

    private static long offset(long time, ZoneId zone) {
        return zone.getRules()
                        .getOffset(Instant.ofEpochSecond(Math.floorDiv(time, SECOND)))
                        .getTotalSeconds()
                * SECOND;
    }

    private static int digits(long step) {
        int digits = 0;
        for (long unit = SECOND; unit > 1 && step % unit != 0; unit /= 10) {
            digits++;
        }
        return digits;
    }

    private static Tick tick(long time, long step, TimeText text, Viewport viewport) {
        int digits = digits(step);
        return switch (text.format()) {
            case DATE -> {
                long inDay = Math.floorMod(time + offset(time, text.zone()), DAY);
                if (inDay == 0 && step >= MINUTE) {
                    yield new Tick(time, text.day(time), true);
                }
                String hms = text.hms(time);
                if (step % MINUTE == 0) {
                    yield new Tick(time, hms.substring(0, 5), false);
                }
                if (digits == 0) {
                    yield new Tick(time, hms, false);
                }
                long inSecond = Math.floorMod(time, SECOND);
                yield inSecond == 0
                        ? new Tick(time, hms, true)
                        : new Tick(time, TimeText.fraction(inSecond, digits), false);
            }
            case SECONDS ->
                    fine(digits)
                            ? fineSeconds(time, digits)
                            : new Tick(time, TimeText.seconds(time, digits), false);
            case RELATIVE -> relative(text.difference(time), digits, viewport, text);
            case NUMBER -> new Tick(time, TimeText.number(time), false);
            case CYCLES -> new Tick(time, TimeText.number(text.cycles(time)), false);
        };
    }

    private static boolean fine(int digits) {
        return digits > 3;
    }

    private static Tick fineSeconds(long time, int digits) {
        long inSecond = Math.floorMod(time, SECOND);
        return inSecond == 0
                ? new Tick(time, Math.floorDiv(time, SECOND) + " s", true)
                : new Tick(time, TimeText.fraction(inSecond, digits), false);
    }

    private static Tick relative(long since, int digits, Viewport viewport, TimeText text) {
        long far =
                Math.max(
                        Math.abs(text.difference(viewport.start())),
                        Math.abs(text.difference(viewport.end())));
        long time = text.origin() + since;
        if (since == 0) {
            return new Tick(time, "0", true);
        }
        if (far < 2 * SECOND) {
            return new Tick(time, TimeText.duration(since), false);
        }
        return new Tick(time, TimeText.seconds(since, digits) + " s", false);
    }

    private static String context(Viewport viewport, long step, TimeText text) {
        return switch (text.format()) {
            case DATE ->
                    step >= SECOND ? text.day(viewport.start()) : text.dayHms(viewport.start());
            case SECONDS ->
                    fine(digits(step)) ? Math.floorDiv(viewport.start(), SECOND) + " s" : "";
            case RELATIVE, NUMBER, CYCLES -> "";
        };
    }
}
