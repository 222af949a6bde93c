package org.eclipse.tracecompass.tmf.analysis.declared.core.oracle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;

/** Writes programs that mostly make sense, and events for them. */
final class Programs {

    /** The fields that events may have. */
    static final Set<String> FIELDS = Set.of("i", "j", "s", "r", "any");

    /** The field that is a number in some events and a text in others. */
    static final String MIXED = "any";

    private static final String HEADER =
            """
            enum phase { idle = 0, busy = 1, done = 7 }
            attribute "T/*" : int;
            attribute "L/**" : long;
            attribute "X/*" : double;
            attribute "Y/*" : string;
            attribute "E/*" : phase;
            attribute "K/*" : int;
            """;

    private final Random random;
    private int names;

    Programs(long seed) {
        random = new Random(seed);
    }

    /** Returns the text of a declaration. */
    String program() {
        StringBuilder text = new StringBuilder(HEADER);
        for (int n = 1 + random.nextInt(4); n > 0; n--) {
            String event = pick("a", "b", "c", "a, c", "\"*\"", "");
            if (event.isEmpty()) {
                text.append(statement(2, List.of()));
            } else {
                text.append("on ").append(event);
                if (random.nextInt(3) == 0) {
                    text.append(" when ").append(truth(2, List.of()));
                }
                text.append(" {\n").append(block(2, List.of())).append("}\n");
            }
        }
        return text.toString();
    }

    /** Returns events in the order of time. */
    List<OracleEvent> events() {
        List<OracleEvent> events = new ArrayList<>();
        long time = 0;
        for (int n = 5 + random.nextInt(40); n > 0; n--) {
            time += random.nextInt(3);
            String name = pick("a", "b", "c", "d");
            Map<String, Object> fields = new HashMap<>();
            fields.put("i", (long) (random.nextInt(7) - 2));
            fields.put("s", pick("x", "yy", "", "z/w"));
            if (!name.equals("b")) {
                fields.put("r", random.nextInt(8) / 4.0);
                fields.put("j", random.nextBoolean() ? 1L << random.nextInt(63) : -3L);
            }
            if (name.equals("c")) {
                fields.put(MIXED, random.nextBoolean() ? (Object) 5L : "five");
            }
            if (random.nextInt(6) == 0) {
                fields.remove(pick("i", "s", "r", "j"));
            }
            boolean known = random.nextInt(10) > 0;
            events.add(
                    new OracleEvent(
                            name,
                            time,
                            known ? Optional.of(random.nextInt(2)) : Optional.empty(),
                            fields));
        }
        return events;
    }

    private String pick(String... words) {
        return words[random.nextInt(words.length)];
    }

    private String block(int depth, List<String> outer) {
        List<String> locals = new ArrayList<>(outer);
        StringBuilder text = new StringBuilder();
        for (int n = random.nextInt(5); n > 0; n--) {
            if (random.nextInt(5) == 0) {
                String name = "n" + names++;
                text.append("let ").append(name).append(" = ").append(whole(2, locals));
                text.append(";\n");
                locals.add(name);
            } else {
                text.append(statement(depth, locals));
            }
        }
        return text.toString();
    }

    private String statement(int depth, List<String> locals) {
        return switch (random.nextInt(depth > 0 ? 9 : 8)) {
            case 0 -> "modify " + path("T", locals) + " = " + small(locals) + ";\n";
            case 1 -> "modify " + path("N", locals) + " = " + whole(2, locals) + ";\n";
            case 2 -> "modify " + path("Y", locals) + " = " + text(2, locals) + ";\n";
            case 3 -> "modify " + path("X", locals) + " = " + real(2, locals) + ";\n";
            case 4 ->
                    "modify "
                            + path(pick("N", "E", "L", "S", "B", "Y"), locals)
                            + " = "
                            + anything(locals)
                            + ";\n";
            case 5 ->
                    random.nextInt(3) > 0
                            ? "push " + path("K", locals) + " = " + small(locals) + ";\n"
                            : "pop " + path("K", locals) + ";\n";
            case 6 ->
                    "increment "
                            + path(pick("L", "N", "X", "T"), locals)
                            + (random.nextBoolean() ? " by " + number(locals) : "")
                            + ";\n";
            case 7 ->
                    random.nextInt(3) == 0
                            ? "remove " + pick("\"T\"", "\"K\"", path("L", locals)) + ";\n"
                            : "modify "
                                    + path("E", locals)
                                    + " = phase."
                                    + pick("idle", "done")
                                    + ";\n";
            default ->
                    "if ("
                            + truth(2, locals)
                            + ") {\n"
                            + block(depth - 1, locals)
                            + (random.nextBoolean() ? "} else {\n" + block(depth - 1, locals) : "")
                            + "}\n";
        };
    }

    private String path(String root, List<String> locals) {
        return '"'
                + root
                + "/\" + "
                + switch (random.nextInt(root.equals("K") ? 6 : 8)) {
                    case 6 -> "state(\"T/\" + i) + \"/x\" + j";
                    case 7 -> "i + \"/\" + s + \"/\" + cpu";
                    case 0 -> "\"a\"";
                    case 1 -> "cpu";
                    case 2 -> "s";
                    case 3 -> "state(\"T/\" + i)";
                    case 4 -> "\"b\" + i" + (random.nextBoolean() ? " + \"c\"" : "");
                    default -> "(" + whole(1, locals) + " & 3)";
                };
    }

    private String anything(List<String> locals) {
        return switch (random.nextInt(6)) {
            case 0 -> text(2, locals);
            case 1 -> real(2, locals);
            case 2 -> truth(2, locals);
            case 3 -> "null";
            case 4 -> MIXED;
            default -> whole(2, locals);
        };
    }

    private String number(List<String> locals) {
        return random.nextInt(3) == 0 ? real(1, locals) : small(locals);
    }

    private String small(List<String> locals) {
        return "(" + whole(1, locals) + " & 255)";
    }

    private String whole(int depth, List<String> locals) {
        if (depth == 0 || random.nextInt(4) == 0) {
            return switch (random.nextInt(7)) {
                case 0 -> "i";
                case 1 -> "j";
                case 2 -> "cpu";
                case 3 -> "busy";
                case 4 ->
                        locals.isEmpty() ? "timestamp" : locals.get(random.nextInt(locals.size()));
                default -> Integer.toString(random.nextInt(20) - 5);
            };
        }
        String a = whole(depth - 1, locals);
        String b = whole(depth - 1, locals);
        return switch (random.nextInt(8)) {
            case 0 -> "state(" + path(pick("T", "N", "K", "L", "E"), locals) + ")";
            case 1 -> "-(" + a + ")";
            case 2 -> "~" + "(" + a + ")";
            case 3 -> pick("min", "max") + "(" + a + ", " + b + ")";
            case 4 -> "(" + truth(depth - 1, locals) + " ? " + a + " : " + b + ")";
            case 5 -> "length(" + text(depth - 1, locals) + ")";
            default ->
                    "("
                            + a
                            + ' '
                            + pick("+", "-", "*", "/", "%", "&", "|", "^", "<<", ">>")
                            + ' '
                            + b
                            + ")";
        };
    }

    private String real(int depth, List<String> locals) {
        if (depth == 0) {
            return pick("r", "0.5", "-2.0", "state(\"X/a\")");
        }
        return switch (random.nextInt(3)) {
            case 0 ->
                    "("
                            + real(depth - 1, locals)
                            + ' '
                            + pick("+", "-", "*", "/", "%")
                            + ' '
                            + whole(depth - 1, locals)
                            + ")";
            case 1 -> "abs(" + real(depth - 1, locals) + ")";
            default -> "max(" + real(depth - 1, locals) + ", " + whole(depth - 1, locals) + ")";
        };
    }

    private String text(int depth, List<String> locals) {
        if (depth == 0) {
            return pick("s", "event_name", "\"q\"", "state(\"Y/a\")", "\"\"");
        }
        String a = text(depth - 1, locals);
        return switch (random.nextInt(6)) {
            case 0 -> "(" + a + " + " + whole(depth - 1, locals) + ")";
            case 1 -> "(" + a + " + " + text(depth - 1, locals) + ")";
            case 2 -> "substring(" + a + ", " + whole(depth - 1, locals) + ")";
            case 3 -> "without_prefix(" + a + ", " + text(depth - 1, locals) + ")";
            case 4 -> "string(" + anyScalar(depth - 1, locals) + ")";
            default -> "(" + truth(depth - 1, locals) + " ? " + a + " : \"else\")";
        };
    }

    private String anyScalar(int depth, List<String> locals) {
        return pick(whole(depth, locals), real(depth, locals), truth(depth, locals));
    }

    private String truth(int depth, List<String> locals) {
        if (depth == 0) {
            return pick("has(j)", "has(nothing)", "true", "(i == 1)", "(s == \"x\")");
        }
        String a = whole(depth - 1, locals);
        return switch (random.nextInt(7)) {
            case 0 -> "!" + truth(depth - 1, locals);
            case 1 ->
                    "("
                            + truth(depth - 1, locals)
                            + pick(" && ", " || ")
                            + truth(depth - 1, locals)
                            + ")";
            case 2 -> "(" + text(depth - 1, locals) + pick(" == ", " < ") + "s)";
            case 3 -> "(state(" + path("T", locals) + ") " + pick("==", "!=") + " null)";
            case 4 -> "starts_with(" + text(depth - 1, locals) + ", \"x\")";
            case 5 -> "(" + real(depth - 1, locals) + pick(" < ", " >= ", " == ") + a + ")";
            default ->
                    "("
                            + a
                            + pick(" == ", " != ", " < ", " <= ", " > ", " >= ")
                            + whole(depth - 1, locals)
                            + ")";
        };
    }
}
