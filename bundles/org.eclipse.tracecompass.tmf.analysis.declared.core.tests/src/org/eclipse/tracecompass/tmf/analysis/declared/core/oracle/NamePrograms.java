package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Random rules for events of several names, in which much follows from the name alone. */
final class NamePrograms {

    private final Random random;
    private int names;

    NamePrograms(long seed) {
        random = new Random(seed);
    }

    /** Returns the text of a declaration. */
    String program() {
        StringBuilder text = new StringBuilder("attribute \"T/*\" : int;\n");
        for (int n = 1 + random.nextInt(3); n > 0; n--) {
            text.append("on ").append(pick("\"*\"", "\"?\"", "a, \"c*\"", "a, b"));
            if (random.nextInt(3) == 0) {
                text.append(" when ").append(truth(1, List.of()));
            }
            text.append(" {\n").append(block(2, List.of())).append("}\n");
        }
        return text.toString();
    }

    private String pick(String... words) {
        return words[random.nextInt(words.length)];
    }

    private String block(int depth, List<String> outer) {
        List<String> names = new ArrayList<>(outer);
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(6); n > 0; n--) {
            switch (random.nextInt(depth > 0 ? 6 : 4)) {
                case 0 -> {
                    String name = "n" + this.names++;
                    text.append("let " + name + " = " + whole(2, names) + ";\n");
                    names.add(name);
                }
                case 1 -> text.append("modify " + path(names) + " = " + text(2, names) + ";\n");
                case 2, 3 ->
                        text.append("modify \"T/\" + " + text(1, names) + " = ")
                                .append("(" + whole(2, names) + " & 255);\n");
                default ->
                        text.append("if (" + truth(2, names) + ") {\n" + block(depth - 1, names))
                                .append("} else {\n" + block(depth - 1, names) + "}\n");
            }
        }
        return text.toString();
    }

    private String path(List<String> names) {
        return "\"Y/\" + " + text(1, names) + pick("", " + \"/\" + cpu", " + cpu + \"/x\"");
    }

    private String text(int depth, List<String> names) {
        if (depth == 0) {
            return pick("event_name", "\"b\"", "event_name");
        }
        return switch (random.nextInt(5)) {
            case 0 -> "(" + text(depth - 1, names) + " + " + whole(depth - 1, names) + ")";
            case 1 -> "without_prefix(" + text(depth - 1, names) + ", \"a\")";
            case 2 -> "(" + truth(depth - 1, names) + " ? event_name : \"else\")";
            default -> text(0, names);
        };
    }

    private String whole(int depth, List<String> names) {
        if (depth == 0) {
            return switch (random.nextInt(5)) {
                case 0 -> "cpu";
                case 1 -> "length(event_name)";
                case 2 -> names.isEmpty() ? "2" : names.get(random.nextInt(names.size()));
                default -> Integer.toString(random.nextInt(4));
            };
        }
        return switch (random.nextInt(5)) {
            case 0 -> "(" + truth(depth - 1, names) + " ? 0 : " + whole(depth - 1, names) + ")";
            case 1 -> "state(\"T/\" + " + text(depth - 1, names) + ")";
            case 2 -> "length(" + text(depth - 1, names) + ")";
            default ->
                    "("
                            + whole(depth - 1, names)
                            + pick(" + ", " * ", " / ", " << ")
                            + whole(depth - 1, names)
                            + ")";
        };
    }

    private String truth(int depth, List<String> names) {
        return switch (random.nextInt(depth > 0 ? 5 : 2)) {
            case 0 -> "(event_name " + pick("==", "<", "!=") + " \"" + pick("a", "b", "c") + "\")";
            case 1 -> "starts_with(event_name, \"" + pick("a", "b") + "\")";
            case 2 -> "(" + whole(depth - 1, names) + pick(" == ", " < ") + "cpu)";
            case 3 -> "!" + truth(depth - 1, names);
            default ->
                    "("
                            + truth(depth - 1, names)
                            + pick(" && ", " || ")
                            + truth(depth - 1, names)
                            + ")";
        };
    }
}
