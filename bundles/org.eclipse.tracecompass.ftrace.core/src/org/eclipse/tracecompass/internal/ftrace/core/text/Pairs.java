package org.eclipse.tracecompass.internal.ftrace.core.text;

/**
 * Finds {@code name=value name=value} and {@code name: value, name: value} in a text. A value goes
 * on up to the next name: it may contain blanks; and what stands in it between braces, brackets or
 * quotes is no name. {@code vec=7 [action=SCHED]} has two fields. Takes time in proportion to the
 * text.
 */
final class Pairs {

    /** The longest name of a task, and the zero behind it. */
    private static final int TASK_NAME = 16;

    private static final String COMM = "comm";
    private static final String PID = "pid=";

    private final String fText;
    private final FieldList fFields;
    private final boolean fColons;

    private Pairs(String text, boolean hexadecimal, boolean colons) {
        fText = text;
        fFields = new FieldList(text, hexadecimal);
        fColons = colons;
    }

    /**
     * Takes a text apart.
     *
     * @param text the text
     * @param hexadecimal whether its numbers are hexadecimal even without 0x
     */
    static FieldList parse(String text, boolean hexadecimal) {
        int first = nameEnd(text, 0);
        boolean colons = first > 0 && text.startsWith(": ", first);
        Pairs pairs = new Pairs(text, hexadecimal, colons);
        pairs.run();
        return pairs.fFields;
    }

    /** Returns where a name ends that begins at a place; the place itself if none does. */
    static int nameEnd(String text, int start) {
        int at = start;
        while (at < text.length() && isNamePart(text.charAt(at), at > start)) {
            at++;
        }
        return at;
    }

    private static boolean isNamePart(char c, boolean inside) {
        return c >= 'a' && c <= 'z'
                || c >= 'A' && c <= 'Z'
                || c == '_'
                || inside && (c >= '0' && c <= '9' || c == '.');
    }

    private void run() {
        int length = fText.length();
        int at = nextName(0, length);
        if (at > 0 && !fText.substring(0, at).isBlank()) {
            fFields.add(FieldList.TEXT, 0, fText.charAt(at - 1) == '[' ? at - 1 : at);
        }
        while (at < length) {
            int nameEnd = nameEnd(fText, at);
            int value = nameEnd + 1;
            int next = nextName(afterTask(at, nameEnd, value), length);
            fFields.add(at, nameEnd, value, valueEnd(value, next));
            at = next;
        }
        if (fFields.size() == 0 && length > 0) {
            fFields.add(FieldList.TEXT, 0, length);
        }
    }

    /** A task's name, followed by its number, may look like a field: it ends before the number. */
    private int afterTask(int name, int nameEnd, int value) {
        if (!fText.startsWith(COMM, nameEnd - COMM.length())) {
            return value;
        }
        String follower = " " + fText.substring(name, nameEnd - COMM.length()) + PID;
        int found = fText.lastIndexOf(follower, value + TASK_NAME);
        return found >= value ? found : value;
    }

    private int valueEnd(int start, int next) {
        int end = next;
        if (end < fText.length() && fText.charAt(end - 1) == '[') {
            end--;
        }
        while (end > start && (fText.charAt(end - 1) == ' ' || fText.charAt(end - 1) == ',')) {
            end--;
        }
        if (end > start
                && fText.charAt(end - 1) == ']'
                && fText.lastIndexOf('[', end - 1) < start
                && fText.lastIndexOf('[', start) >= 0) {
            end--;
        }
        return end;
    }

    /** Returns where the next name begins that is not inside of braces or quotes; else the end. */
    private int nextName(int from, int length) {
        int at = from;
        while (at < length) {
            char c = fText.charAt(at);
            if ((at == 0 || isBoundary(fText.charAt(at - 1))) && isName(at)) {
                return at;
            }
            if (c == '"' || c == '{' || c == '(' || c == '[' && !isName(at + 1)) {
                at = skip(at);
            }
            at++;
        }
        return length;
    }

    private static boolean isBoundary(char c) {
        return c == ' ' || c == ',' || c == '[';
    }

    private boolean isName(int at) {
        int end = nameEnd(fText, at);
        if (end == at || end >= fText.length()) {
            return false;
        }
        return fColons
                ? fText.charAt(end) == ':'
                        && (end + 1 == fText.length() || fText.charAt(end + 1) == ' ')
                : fText.charAt(end) == '=' && !fText.startsWith("==", end);
    }

    private int fUnclosed = Integer.MAX_VALUE;

    /** Returns the place of the bracket that closes one; its own place if nothing closes it. */
    private int skip(int open) {
        if (open >= fUnclosed) {
            return open;
        }
        int depth = 0;
        boolean quoted = false;
        for (int at = open; at < fText.length(); at++) {
            switch (fText.charAt(at)) {
                case '\\' -> at++;
                case '"' -> quoted = !quoted;
                case '{', '(', '[' -> depth += quoted ? 0 : 1;
                case '}', ')', ']' -> depth -= quoted ? 0 : 1;
                default -> {
                    continue;
                }
            }
            if (depth <= 0 && !quoted) {
                return at;
            }
        }
        // What is not closed here is not closed further on: no need to look again.
        fUnclosed = open;
        return open;
    }
}
