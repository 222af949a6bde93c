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

    private final String text;
    private final FieldList fields;
    private final boolean colons;
    private final int firstBracket;

    private Pairs(String text, boolean hexadecimal, boolean colons) {
        this.text = text;
        fields = new FieldList(text, hexadecimal);
        this.colons = colons;
        firstBracket = text.indexOf('[');
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
        return pairs.fields;
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
        int length = text.length();
        int at = nextName(0, length);
        if (at > 0 && !text.substring(0, at).isBlank()) {
            fields.add(FieldList.TEXT, 0, text.charAt(at - 1) == '[' ? at - 1 : at);
        }
        while (at < length) {
            int nameEnd = nameEnd(text, at);
            int value = nameEnd + 1;
            int next = nextName(afterTask(at, nameEnd, value), length);
            fields.add(at, nameEnd, value, valueEnd(value, next));
            at = next;
        }
        if (fields.size() == 0 && length > 0) {
            fields.add(FieldList.TEXT, 0, length);
        }
    }

    /** A task's name, followed by its number, may look like a field: it ends before the number. */
    private int afterTask(int name, int nameEnd, int value) {
        if (!text.startsWith(COMM, nameEnd - COMM.length())) {
            return value;
        }
        String follower = " " + text.substring(name, nameEnd - COMM.length()) + PID;
        int last = Math.min(text.length(), value + TASK_NAME + follower.length());
        int found = text.substring(value, last).lastIndexOf(follower);
        return found >= 0 ? value + found : value;
    }

    private int valueEnd(int start, int next) {
        int end = next;
        if (end < text.length() && text.charAt(end - 1) == '[') {
            end--;
        }
        while (end > start && (text.charAt(end - 1) == ' ' || text.charAt(end - 1) == ',')) {
            end--;
        }
        if (end > start
                && text.charAt(end - 1) == ']'
                && text.indexOf('[', start, end) < 0
                && firstBracket >= 0
                && firstBracket < start) {
            end--;
        }
        return end;
    }

    /** Returns where the next name begins that is not inside of braces or quotes; else the end. */
    private int nextName(int from, int length) {
        int at = from;
        while (at < length) {
            char c = text.charAt(at);
            if ((at == 0 || isBoundary(text.charAt(at - 1))) && isName(at)) {
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
        int end = nameEnd(text, at);
        if (end == at || end >= text.length()) {
            return false;
        }
        return colons
                ? text.charAt(end) == ':'
                        && (end + 1 == text.length() || text.charAt(end + 1) == ' ')
                : text.charAt(end) == '=' && !text.startsWith("==", end);
    }

    private int unclosed = Integer.MAX_VALUE;

    /** Returns the place of the bracket that closes one; its own place if nothing closes it. */
    private int skip(int open) {
        if (open >= unclosed) {
            return open;
        }
        int depth = 0;
        boolean quoted = false;
        for (int at = open; at < text.length(); at++) {
            switch (text.charAt(at)) {
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
        unclosed = open;
        return open;
    }
}
