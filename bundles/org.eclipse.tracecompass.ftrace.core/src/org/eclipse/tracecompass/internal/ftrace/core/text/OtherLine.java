package org.eclipse.tracecompass.internal.ftrace.core.text;

import java.nio.charset.StandardCharsets;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jdt.annotation.Nullable;

/** Lines of ftrace text that are neither events nor functions. */
public final class OtherLine {

    private static final Pattern LOST =
            Pattern.compile(
                    "CPU:(\\d{1,5}) \\[(?:LOST (?:(\\d{1,18}) )?EVENTS|(?:(\\d{1,18}) )?EVENTS"
                            + " DROPPED)\\]\\s*");
    private static final Pattern HEADER =
            Pattern.compile(
                    "\\s*(?:cpus=\\d+"
                            + "|version = .*"
                            + "|trace-cmd version .*"
                            + "|CPU \\d+ is empty"
                            + "|-{10,})\\s*");
    private static final int LONGEST = 512;

    private OtherLine() {}

    /**
     * Events that a CPU lost.
     *
     * @param cpu the CPU
     * @param number how many; 1 where only that it were some is known
     */
    public record Lost(int cpu, long number) {}

    /** Returns the report of lost events that a line is; null if it is none. */
    public static @Nullable Lost lost(byte[] bytes, int start, int end) {
        if (end - start < 4 || end - start > LONGEST || bytes[start] != 'C') {
            return null;
        }
        Matcher lost = LOST.matcher(text(bytes, start, end));
        if (!lost.matches()) {
            return null;
        }
        String number = lost.group(2) == null ? lost.group(3) : lost.group(2);
        return new Lost(
                Integer.parseInt(lost.group(1)),
                number == null ? 1 : Math.max(1, Long.parseLong(number)));
    }

    /** Returns whether a line is empty, a comment, or a heading. */
    public static boolean isHeading(byte[] bytes, int start, int end) {
        int at = start;
        while (at < end && (bytes[at] == ' ' || bytes[at] == '\t')) {
            at++;
        }
        return at == end
                || bytes[at] == '#'
                || end - start <= LONGEST && HEADER.matcher(text(bytes, start, end)).matches();
    }

    /** Returns whether a line is a function of a stack. */
    public static boolean isStackLine(byte[] bytes, int start, int end) {
        int at = start;
        while (at < end && bytes[at] == ' ') {
            at++;
        }
        return at + 1 < end && bytes[at] == '=' && bytes[at + 1] == '>';
    }

    private static String text(byte[] bytes, int start, int end) {
        return new String(bytes, start, end - start, StandardCharsets.UTF_8);
    }
}
