package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Random rules of hundreds of statements, in blocks in blocks, that name values at the beginning
 * and use them at the end. Hardly any event is bad for them, so that they are carried out to their
 * end.
 */
final class LongPrograms {

    private static final int MOST = 30;
    private static final int DEPTH = 2;

    private final Random random;
    private int names;

    LongPrograms(long seed) {
        random = new Random(seed);
    }

    /** Returns the text of a declaration. */
    String program() {
        StringBuilder text = new StringBuilder("attribute \"T/*\" : int;\n");
        for (int n = 1 + random.nextInt(2); n > 0; n--) {
            text.append("on a, c {\n").append(block(DEPTH, List.of("i"))).append("}\n");
        }
        return text.toString();
    }

    private String block(int depth, List<String> outer) {
        List<String> names = new ArrayList<>(outer);
        StringBuilder text = new StringBuilder();
        for (int n = 1 + random.nextInt(MOST); n > 0; n--) {
            int kind = random.nextInt(8);
            if (kind == 0) {
                String name = "n" + this.names++;
                text.append("let ").append(name).append(" = ").append(value(names)).append(";\n");
                names.add(name);
            } else if (kind == 1 && depth > 0) {
                text.append("if (").append(truth(names)).append(") {\n");
                text.append(block(depth - 1, names)).append("} else {\n");
                text.append(block(depth - 1, names)).append("}\n");
                n -= MOST / 4;
            } else {
                text.append("modify ").append(path(names)).append(" = ");
                text.append(value(names)).append(";\n");
            }
        }
        return text.toString();
    }

    private String name(List<String> names) {
        return names.get(random.nextInt(names.size()));
    }

    private String path(List<String> names) {
        return switch (random.nextInt(4)) {
            case 0 -> "\"T/a\"";
            case 1 -> "\"T/\" + " + number(names);
            case 2 -> "\"T/x\" + i";
            default -> "\"P/\" + " + number(names) + " + \"/\" + " + number(names);
        };
    }

    private String number(List<String> names) {
        return "(" + name(names) + " & 3)";
    }

    private String value(List<String> names) {
        return switch (random.nextInt(4)) {
            case 0 -> Integer.toString(random.nextInt(100));
            case 1 -> "((" + name(names) + " + " + name(names) + ") & 255)";
            case 2 -> "(" + truth(names) + " ? " + name(names) + " : " + number(names) + ") & 127";
            default -> "state(" + path(names) + ")";
        };
    }

    private String truth(List<String> names) {
        return switch (random.nextInt(4)) {
            case 0 -> name(names) + " == " + number(names);
            case 1 -> "state(" + path(names) + ") != null";
            case 2 -> "(" + name(names) + " < 9 || " + name(names) + " > 90)";
            default -> "(i > 0 && " + name(names) + " != null)";
        };
    }
}
