package org.eclipse.tracecompass.internal.ftrace.core.text;

import java.nio.charset.StandardCharsets;

/**
 * Finds the columns of a line that tells an event:
 *
 * <pre>
 *             bash-308     (    308) [001] d.h1.    54.685206: sched_waking: comm=…   tracefs
 *             bash-308     [001] .....    54.685206: sys_write(fd: 1, buf: …)         tracefs
 *             bash-308     [001] .....    54.685206: kmem_cache_alloc &lt;-do_getname    tracefs
 *             bash-313   [000] d.h1.    24.589860: sched_waking:   comm=…             trace-cmd
 *             bash-313   [000]-0x9    24.589860: sched_waking:   comm=…               trace-cmd -R
 *             bash-313     0d.h1.    24.589860: sched_waking:   comm=…                trace-cmd -l
 *             bash-313     0d.h1.  259us+: kmem_cache_alloc &lt;-do_getname              latency format
 * </pre>
 *
 * <p>The name of a task may contain anything. It is sixteen wide, so that is where the dash before
 * the number is looked for first; else the first dash counts with which the rest of the line makes
 * sense. An object is used for many lines, by one thread.
 */
public final class EventLine {

    /** What stands behind the time. */
    public enum Form {
        /** {@code name: text}. */
        NAMED,
        /** {@code sys_name(text)}. */
        SYSCALL_ENTRY,
        /** {@code sys_name -> text}. */
        SYSCALL_EXIT,
        /** {@code function <-caller}. */
        FUNCTION,
        /** {@code <stack trace>}, and the functions on the lines behind it. */
        KERNEL_STACK,
        /** {@code <user stack trace>}, and the functions on the lines behind it. */
        USER_STACK,
        /** Anything else. */
        OTHER
    }

    /** Value of {@link #tgid()} where the line has none. */
    public static final int NONE = -1;

    private static final int TASK_WIDTH = 16;
    private static final int MOST_DIGITS = 18;
    private static final int FRACTION_DIGITS = 9;
    private static final long NANOS = 1_000_000_000L;
    private static final long MOST_SECONDS = Long.MAX_VALUE / NANOS - 1;
    private static final byte[] STACK = bytes("<stack trace>");
    private static final byte[] USER_STACK = bytes("<user stack trace>");
    private static final byte[] CALLED_BY = bytes(" <-");
    private static final byte[] RETURNS = bytes(" -> ");
    private static final byte[] SYS = bytes("sys_");

    private byte[] fBytes = {};
    private int fAt;
    private int fEnd;

    private long fNanos;
    private int fCpu;
    private int fTid;
    private int fTgid;
    private int fTaskStart;
    private int fTaskEnd;
    private int fFlagsStart;
    private int fFlagsEnd;
    private int fNameStart;
    private int fNameEnd;
    private int fTextStart;
    private int fTextEnd;
    private Form fForm = Form.OTHER;

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.US_ASCII);
    }

    /**
     * Parses a line.
     *
     * @param bytes the buffer in which it stands
     * @param start where it begins
     * @param end where it ends, exclusive
     * @return false if it is no such line; then the columns mean nothing
     */
    public boolean parse(byte[] bytes, int start, int end) {
        fBytes = bytes;
        fEnd = end;
        int dash = start + TASK_WIDTH;
        if (dash < end && bytes[dash] == '-' && parse(start, dash)) {
            return true;
        }
        for (int i = start + 1; i < end - 1; i++) {
            if (bytes[i] == '-' && isDigit(bytes[i + 1]) && i != dash && parse(start, i)) {
                return true;
            }
        }
        return false;
    }

    private boolean parse(int start, int dash) {
        fAt = dash + 1;
        long tid = number();
        if (tid < 0 || tid > Integer.MAX_VALUE || !blanks()) {
            return false;
        }
        fTid = (int) tid;
        fTgid = NONE;
        if (at('(') && !process()) {
            return false;
        }
        boolean bracket = at('[');
        if (bracket) {
            fAt++;
        }
        long cpu = number();
        if (cpu < 0 || cpu > Short.MAX_VALUE) {
            return false;
        }
        fCpu = (int) cpu;
        if (!(bracket ? flagsBehindBracket() : flags()) || !time()) {
            return false;
        }
        fTaskStart = start;
        fTaskEnd = dash;
        while (fTaskStart < fTaskEnd && fBytes[fTaskStart] == ' ') {
            fTaskStart++;
        }
        blanks();
        event();
        return true;
    }

    private boolean process() {
        fAt++;
        blanks();
        if (at('-')) {
            while (at('-')) {
                fAt++;
            }
        } else {
            long tgid = number();
            if (tgid < 0 || tgid > Integer.MAX_VALUE) {
                return false;
            }
            fTgid = (int) tgid;
        }
        if (!at(')')) {
            return false;
        }
        fAt++;
        return blanks();
    }

    /** The flags may be missing: then the time follows. */
    private boolean flagsBehindBracket() {
        if (!at(']')) {
            return false;
        }
        fAt++;
        fFlagsStart = fAt;
        fFlagsEnd = fAt;
        if (at('-')) {
            fAt++;
            return flags();
        }
        if (!blanks()) {
            return false;
        }
        int before = fAt;
        if (time()) {
            fAt = before;
            return true;
        }
        fAt = before;
        return flags();
    }

    private boolean flags() {
        fFlagsStart = fAt;
        while (fAt < fEnd && fBytes[fAt] > ' ') {
            fAt++;
        }
        fFlagsEnd = fAt;
        return fFlagsEnd > fFlagsStart && blanks();
    }

    /** Seconds with a fraction, or microseconds, or the ticks of a clock without a unit. */
    private boolean time() {
        long seconds = number();
        if (seconds < 0) {
            return false;
        }
        if (at('.')) {
            fAt++;
            int digits = 0;
            long fraction = 0;
            while (fAt < fEnd && isDigit(fBytes[fAt])) {
                if (digits < FRACTION_DIGITS) {
                    fraction = 10 * fraction + fBytes[fAt] - '0';
                    digits++;
                }
                fAt++;
            }
            if (digits == 0 || seconds > MOST_SECONDS) {
                return false;
            }
            for (; digits < FRACTION_DIGITS; digits++) {
                fraction *= 10;
            }
            fNanos = seconds * NANOS + fraction;
        } else if (at('u') && fAt + 1 < fEnd && fBytes[fAt + 1] == 's') {
            fAt += 2;
            fNanos = seconds * 1000;
            while (at(' ') || at('!') || at('#') || at('+') || at('*') || at('@') || at('$')) {
                fAt++;
            }
        } else {
            fNanos = seconds;
        }
        if (!at(':')) {
            return false;
        }
        fAt++;
        return fAt == fEnd || fBytes[fAt] == ' ';
    }

    private void event() {
        fNameStart = fAt;
        fNameEnd = fAt;
        fTextStart = fAt;
        fTextEnd = fEnd;
        int at = fAt;
        while (at < fEnd && isNamePart(fBytes[at])) {
            at++;
        }
        fForm = Form.OTHER;
        if (at > fAt
                && at < fEnd
                && fBytes[at] == ':'
                && (at + 1 == fEnd || fBytes[at + 1] <= ' ')) {
            fForm = Form.NAMED;
            fNameEnd = at;
            fTextStart = at + 1;
        } else if (at - fAt > SYS.length && startsWith(SYS, fAt) && at < fEnd) {
            syscall(at);
        } else if (startsWith(STACK, fAt)) {
            fForm = Form.KERNEL_STACK;
            fTextStart = fEnd;
        } else if (startsWith(USER_STACK, fAt)) {
            fForm = Form.USER_STACK;
            fTextStart = fEnd;
        }
        if (fForm == Form.OTHER && indexOf(CALLED_BY) > fAt) {
            fForm = Form.FUNCTION;
        }
        while (fTextStart < fTextEnd && fBytes[fTextStart] == ' ') {
            fTextStart++;
        }
        while (fTextStart < fTextEnd && fBytes[fTextEnd - 1] == ' ') {
            fTextEnd--;
        }
    }

    private void syscall(int nameEnd) {
        fNameStart = fAt + SYS.length;
        fNameEnd = nameEnd;
        if (fBytes[nameEnd] == '(' && fBytes[fEnd - 1] == ')') {
            fForm = Form.SYSCALL_ENTRY;
            fTextStart = nameEnd + 1;
            fTextEnd = fEnd - 1;
        } else if (startsWith(RETURNS, nameEnd)) {
            fForm = Form.SYSCALL_EXIT;
            fTextStart = nameEnd + RETURNS.length;
        }
    }

    // ------------------------------------------------------------------ bytes

    private boolean at(char c) {
        return fAt < fEnd && fBytes[fAt] == c;
    }

    /** Passes blanks; false if there is none. */
    private boolean blanks() {
        int before = fAt;
        while (fAt < fEnd && (fBytes[fAt] == ' ' || fBytes[fAt] == '\t')) {
            fAt++;
        }
        return fAt > before;
    }

    /** Passes digits; -1 if there is none, or too many. */
    private long number() {
        int before = fAt;
        long value = 0;
        while (fAt < fEnd && isDigit(fBytes[fAt])) {
            value = 10 * value + fBytes[fAt] - '0';
            fAt++;
        }
        return fAt == before || fAt - before > MOST_DIGITS ? -1 : value;
    }

    private static boolean isDigit(byte b) {
        return b >= '0' && b <= '9';
    }

    private static boolean isNamePart(byte b) {
        return b >= 'a' && b <= 'z'
                || b >= 'A' && b <= 'Z'
                || isDigit(b)
                || b == '_'
                || b == '.'
                || b == '-'
                || b == '$';
    }

    private boolean startsWith(byte[] prefix, int at) {
        if (at + prefix.length > fEnd) {
            return false;
        }
        for (int i = 0; i < prefix.length; i++) {
            if (fBytes[at + i] != prefix[i]) {
                return false;
            }
        }
        return true;
    }

    private int indexOf(byte[] part) {
        for (int i = fAt; i + part.length <= fEnd; i++) {
            if (startsWith(part, i)) {
                return i;
            }
        }
        return -1;
    }

    // ------------------------------------------------------------------ columns

    /** Returns the time, ns on the trace's clock. */
    public long nanos() {
        return fNanos;
    }

    /** Returns the CPU. */
    public int cpu() {
        return fCpu;
    }

    /** Returns the identifier of the thread. */
    public int tid() {
        return fTid;
    }

    /** Returns the identifier of the process, {@link #NONE} where the line has none. */
    public int tgid() {
        return fTgid;
    }

    /** Returns the name of the task. */
    public String task(Texts texts) {
        return texts.of(fBytes, fTaskStart, fTaskEnd);
    }

    /** Returns the flags, empty where the line has none. */
    public String flags(Texts texts) {
        return texts.of(fBytes, fFlagsStart, fFlagsEnd);
    }

    /** Returns what stands behind the time. */
    public Form form() {
        return fForm;
    }

    /** Returns the name of the event or of the system call; empty in forms that have none. */
    public String name(Texts texts) {
        return texts.of(fBytes, fNameStart, fNameEnd);
    }

    /** Returns what the event tells. */
    public String text() {
        return new String(fBytes, fTextStart, fTextEnd - fTextStart, StandardCharsets.UTF_8);
    }
}
