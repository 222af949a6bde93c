package org.eclipse.tracecompass.internal.jsontrace.core.job;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;

/**
 * Where the events begin in a file: behind a number of opening square brackets, or in the array
 * with a name.
 */
final class ArrayStart {

    private final int brackets;
    private final List<String> names;

    private ArrayStart(int brackets, List<String> names) {
        this.brackets = brackets;
        this.names = names;
    }

    static ArrayStart behind(int brackets) {
        return new ArrayStart(brackets, List.of());
    }

    static ArrayStart named(List<String> names) {
        return new ArrayStart(1, List.copyOf(names));
    }

    /**
     * Reads up to the events.
     *
     * @param in the file
     * @param before receives what was read, a character per byte
     * @return false if the file ends before
     */
    boolean find(InputStream in, StringBuilder before) throws IOException {
        int left = brackets;
        if (left <= 0) {
            return true;
        }
        // The names of the objects that are open, and the name that was read last.
        List<String> open = new ArrayList<>();
        String name = "";
        int b = in.read();
        while (b >= 0) {
            before.append((char) b);
            switch (b) {
                case '"' -> name = string(in, before);
                case '{' -> {
                    open.add(name);
                    name = "";
                }
                case '}', ']' -> {
                    if (!open.isEmpty()) {
                        open.remove(open.size() - 1);
                    }
                }
                case '[' -> {
                    if (names.isEmpty() ? --left == 0 : isNamed(open, name)) {
                        return true;
                    }
                    open.add(name);
                    name = "";
                }
                default -> {
                    // Values are skipped.
                }
            }
            b = in.read();
        }
        return false;
    }

    private boolean isNamed(List<String> open, String name) {
        List<String> path = new ArrayList<>(open);
        path.add(name);
        // The outermost object has no name.
        return path.subList(1, path.size()).equals(names);
    }

    private static String string(InputStream in, StringBuilder before) throws IOException {
        int begin = before.length();
        int b = in.read();
        while (b >= 0) {
            before.append((char) b);
            if (b == '\\') {
                before.append((char) Math.max(0, in.read()));
            } else if (b == '"') {
                return before.substring(begin, before.length() - 1);
            }
            b = in.read();
        }
        return "";
    }

    @Override
    public String toString() {
        return names.isEmpty()
                ? "array behind " + brackets + " opening brackets"
                : "array " + String.join(".", names);
    }
}
