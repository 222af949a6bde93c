package org.eclipse.tracecompass.internal.tmf.sql.ui;

import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The message of an engine for people: without the copy of the query that it has, whose place is
 * shown in the editor.
 *
 * @param words what is wrong, in one or more lines
 * @param from where, in the query; negative if that is not known
 * @param to where it ends
 */
record ErrorPlace(String words, int from, int to) {

    private static final Pattern LINE =
            Pattern.compile("\\n*LINE (\\d+): ([^\\n]*)\\n([ ]*)(\\^+)\\n*");

    static ErrorPlace of(String message, String sql) {
        Matcher line = LINE.matcher(message);
        if (!line.find()) {
            return new ErrorPlace(message.strip(), -1, -1);
        }
        String before = message.substring(0, line.start());
        String words = (before + "\n" + message.substring(line.end())).strip();
        int column = line.group(3).length() - ("LINE " + line.group(1) + ": ").length();
        String shown = line.group(2);
        int start = startOfLine(sql, Integer.parseInt(line.group(1)));
        int end = sql.indexOf('\n', start);
        String whole = sql.substring(start, end < 0 ? sql.length() : end);
        // long lines are shown in part
        String part = shown.replaceAll("^\\.\\.\\.|\\.\\.\\.$", "");
        int offset = whole.indexOf(part);
        int dots = shown.startsWith("...") && !whole.startsWith("...") ? 3 : 0;
        int from = start + Math.max(0, offset) + Math.max(0, column - dots);
        return new ErrorPlace(words, from, from + line.group(4).length());
    }

    private static int startOfLine(String sql, int number) {
        int start = 0;
        for (int i = 1; i < number; i++) {
            int next = sql.indexOf('\n', start);
            if (next < 0) {
                return start;
            }
            start = next + 1;
        }
        return start;
    }
}
