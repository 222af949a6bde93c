package org.eclipse.tracecompass.tmf.analysis.declared.core.parse;

import java.util.ArrayList;
import java.util.List;

/** The lines of comments, without what only decorates them. */
final class Comments {

    private Comments() {}

    /** Returns the lines of a comment that stands between two marks. */
    static List<String> lines(String body) {
        List<String> lines = new ArrayList<>();
        for (String line : body.split("\r\n|[\n\r\u2028\u2029]", -1)) {
            String text = clean(line);
            if (!lines.isEmpty() && text.startsWith("*")) {
                text = text.substring(1).strip();
            }
            lines.add(text);
        }
        while (!lines.isEmpty() && lines.get(0).isEmpty()) {
            lines.remove(0);
        }
        while (!lines.isEmpty() && lines.get(lines.size() - 1).isEmpty()) {
            lines.remove(lines.size() - 1);
        }
        return lines;
    }

    /** Returns the text of a line. */
    static String clean(String line) {
        StringBuilder text = new StringBuilder(line);
        for (int i = 0; i < line.length(); i++) {
            if (Quoting.isControl(line, i)) {
                text.setCharAt(i, ' ');
            }
        }
        return text.toString().strip();
    }
}
