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

    /** The text after the time. */
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

    private byte[] bytes = {};
    private int at;
    private int end;

    private long nanos;
    private int cpu;
    private int tid;
    private int tgid;
    private int taskStart;
    private int taskEnd;
    private int flagsStart;
    private int flagsEnd;
    private int nameStart;
    private int nameEnd;
    private int textStart;
    private int textEnd;
    private Form form = Form.OTHER;

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
        this.bytes = bytes;
        this.end = end;
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
        at = dash + 1;
        long tid = number();
        if (tid < 0 || tid > Integer.MAX_VALUE || !blanks()) {
            return false;
        }
        this.tid = (int) tid;
        tgid = NONE;
        if (at('(') && !process()) {
            return false;
        }
        boolean bracket = at('[');
        if (bracket) {
            at++;
        }
        long cpu = number();
        if (cpu < 0 || cpu > Short.MAX_VALUE) {
            return false;
        }
        this.cpu = (int) cpu;
        if (!(bracket ? flagsBehindBracket() : flags()) || !time()) {
            return false;
        }
        taskStart = start;
        taskEnd = dash;
        while (taskStart < taskEnd && bytes[taskStart] == ' ') {
            taskStart++;
        }
        blanks();
        event();
        return true;
    }

    private boolean process() {
        at++;
        blanks();
        if (at('-')) {
            while (at('-')) {
                at++;
            }
        } else {
            long tgid = number();
            if (tgid < 0 || tgid > Integer.MAX_VALUE) {
                return false;
            }
            this.tgid = (int) tgid;
        }
        if (!at(')')) {
            return false;
        }
        at++;
        return blanks();
    }

    /** The flags may be missing: then the time follows. */
    private boolean flagsBehindBracket() {
        if (!at(']')) {
            return false;
        }
        at++;
        flagsStart = at;
        flagsEnd = at;
        if (at('-')) {
            at++;
            return flags();
        }
        if (!blanks()) {
            return false;
        }
        int before = at;
        if (time()) {
            at = before;
            return true;
        }
        at = before;
        return flags();
    }

    private boolean flags() {
        flagsStart = at;
        while (at < end && bytes[at] > ' ') {
            at++;
        }
        flagsEnd = at;
        return flagsEnd > flagsStart && blanks();
    }

    /** Seconds with a fraction, or microseconds, or the ticks of a clock without a unit. */
    private boolean time() {
        long seconds = number();
        if (seconds < 0) {
            return false;
        }
        if (at('.')) {
            at++;
            int digits = 0;
            long fraction = 0;
            while (at < end && isDigit(bytes[at])) {
                if (digits < FRACTION_DIGITS) {
                    fraction = 10 * fraction + bytes[at] - '0';
                    digits++;
                }
                at++;
            }
            if (digits == 0 || seconds > MOST_SECONDS) {
                return false;
            }
            for (; digits < FRACTION_DIGITS; digits++) {
                fraction *= 10;
            }
            nanos = seconds * NANOS + fraction;
        } else if (at('u') && at + 1 < end && bytes[at + 1] == 's') {
            at += 2;
            nanos = seconds * 1000;
            while (at(' ') || at('!') || at('#') || at('+') || at('*') || at('@') || at('$')) {
                at++;
            }
        } else {
            nanos = seconds;
        }
        if (!at(':')) {
            return false;
        }
        at++;
        return at == end || bytes[at] == ' ';
    }

    private void event() {
        nameStart = at;
        nameEnd = at;
        textStart = at;
        textEnd = end;
        int at = this.at;
        while (at < end && isNamePart(bytes[at])) {
            at++;
        }
        form = Form.OTHER;
        if (at > this.at
                && at < end
                && bytes[at] == ':'
                && (at + 1 == end || bytes[at + 1] <= ' ')) {
            form = Form.NAMED;
            nameEnd = at;
            textStart = at + 1;
        } else if (at - this.at > SYS.length && startsWith(SYS, this.at) && at < end) {
            syscall(at);
        } else if (startsWith(STACK, this.at)) {
            form = Form.KERNEL_STACK;
            textStart = end;
        } else if (startsWith(USER_STACK, this.at)) {
            form = Form.USER_STACK;
            textStart = end;
        }
        if (form == Form.OTHER && indexOf(CALLED_BY) > this.at) {
            form = Form.FUNCTION;
        }
        while (textStart < textEnd && bytes[textStart] == ' ') {
            textStart++;
        }
        while (textStart < textEnd && bytes[textEnd - 1] == ' ') {
            textEnd--;
        }
    }

    private void syscall(int nameEnd) {
        nameStart = at + SYS.length;
        this.nameEnd = nameEnd;
        if (bytes[nameEnd] == '(' && bytes[end - 1] == ')') {
            form = Form.SYSCALL_ENTRY;
            textStart = nameEnd + 1;
            textEnd = end - 1;
        } else if (startsWith(RETURNS, nameEnd)) {
            form = Form.SYSCALL_EXIT;
            textStart = nameEnd + RETURNS.length;
        }
    }

    // --- bytes

    private boolean at(char c) {
        return at < end && bytes[at] == c;
    }

    /** Passes blanks; false if there is none. */
    private boolean blanks() {
        int before = at;
        while (at < end && (bytes[at] == ' ' || bytes[at] == '\t')) {
            at++;
        }
        return at > before;
    }

    /** Passes digits; -1 if there is none, or too many. */
    private long number() {
        int before = at;
        long value = 0;
        while (at < end && isDigit(bytes[at])) {
            value = 10 * value + bytes[at] - '0';
            at++;
        }
        return at == before || at - before > MOST_DIGITS ? -1 : value;
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
        if (at + prefix.length > end) {
            return false;
        }
        for (int i = 0; i < prefix.length; i++) {
            if (bytes[at + i] != prefix[i]) {
                return false;
            }
        }
        return true;
    }

    private int indexOf(byte[] part) {
        for (int i = at; i + part.length <= end; i++) {
            if (startsWith(part, i)) {
                return i;
            }
        }
        return -1;
    }

    // --- columns

    /** Returns the time, ns on the trace's clock. */
    public long nanos() {
        return nanos;
    }

    /** Returns the CPU. */
    public int cpu() {
        return cpu;
    }

    /** Returns the identifier of the thread. */
    public int tid() {
        return tid;
    }

    /** Returns the identifier of the process, {@link #NONE} where the line has none. */
    public int tgid() {
        return tgid;
    }

    /** Returns the name of the task. */
    public String task(SharedStrings texts) {
        return texts.of(bytes, taskStart, taskEnd);
    }

    /** Returns the flags, empty where the line has none. */
    public String flags(SharedStrings texts) {
        return texts.of(bytes, flagsStart, flagsEnd);
    }

    /** Returns what stands behind the time. */
    public Form form() {
        return form;
    }

    /** Returns the name of the event or of the system call; empty in forms that have none. */
    public String name(SharedStrings texts) {
        return texts.of(bytes, nameStart, nameEnd);
    }

    /** Returns what the event tells. */
    public String text() {
        return new String(bytes, textStart, textEnd - textStart, StandardCharsets.UTF_8);
    }
}
