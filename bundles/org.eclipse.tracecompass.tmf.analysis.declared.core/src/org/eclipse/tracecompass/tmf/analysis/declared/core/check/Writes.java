package org.eclipse.tracecompass.tmf.analysis.declared.core.check;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.Origin;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.PathPattern;
import org.eclipse.tracecompass.tmf.analysis.declared.core.model.StatesFile;
import org.eclipse.tracecompass.tmf.analysis.declared.core.problem.Problem.Severity;

/** The attributes that are changed, and where; finds changes that do not go together. */
final class Writes {

    /** How an attribute is changed. */
    enum Kind {
        /** It is given a value. */
        VALUE,
        /** A number is added to its value. */
        SUM,
        /** It is a stack. */
        STACK
    }

    private record Write(StatesFile file, Origin origin, Kind kind, StaticType type) {

        boolean stack() {
            return kind == Kind.STACK;
        }

        String place() {
            return file.source() + ':' + origin.line();
        }
    }

    private final Map<Shape, List<Write>> writes = new LinkedHashMap<>();
    private final Findings findings;

    Writes(Findings findings) {
        this.findings = findings;
    }

    /**
     * Notes a change.
     *
     * @param kind how it changes the attribute
     * @param type what is written; null or any value where that is not known
     */
    void add(Shape attribute, StatesFile file, Origin origin, Kind kind, StaticType type) {
        writes.computeIfAbsent(attribute, shape -> new ArrayList<>())
                .add(new Write(file, origin, kind, type));
    }

    /** Returns whether a rule may change an attribute that matches a pattern. */
    boolean reach(PathPattern pattern) {
        for (Map.Entry<Shape, List<Write>> entry : writes.entrySet()) {
            Shape shape = entry.getKey();
            if (shape.match(pattern) != Shape.Match.NO
                    || entry.getValue().get(0).stack()
                            && shape.child().match(pattern) != Shape.Match.NO) {
                return true;
            }
        }
        return false;
    }

    /** Reports changes that fight over an attribute. */
    void check(TypeTable types) {
        writes.forEach(
                (shape, writes) -> {
                    Write first = writes.get(0);
                    Optional<Write> known = Optional.empty();
                    for (Write write : writes) {
                        if (write.stack() != first.stack()) {
                            report(
                                    Severity.ERROR,
                                    write,
                                    "The attribute "
                                            + shape
                                            + (write.stack()
                                                    ? " is used as a stack here and as a value in "
                                                    : " is used as a value here and as a stack in ")
                                            + first.place(),
                                    "Use two attributes");
                        } else if (write.file() != first.file()) {
                            report(
                                    Severity.WARNING,
                                    write,
                                    "The attribute "
                                            + shape
                                            + " is changed by two declarations, also in "
                                            + first.place(),
                                    "Give one of them another path, or switch it off");
                        }
                        if (isKnown(write.type()) && types.typeOf(shape).isEmpty()) {
                            known.ifPresent(before -> types(shape, write, before));
                            known = known.isPresent() ? known : Optional.of(write);
                        }
                    }
                });
    }

    private static boolean isKnown(StaticType type) {
        return type.type() != ValueType.ANY && type.type() != ValueType.NULL;
    }

    private void types(Shape shape, Write write, Write before) {
        StaticType now = write.type();
        StaticType then = before.type();
        boolean tables =
                now.table().isPresent()
                        && then.table().isPresent()
                        && !now.table().equals(then.table());
        boolean fraction = isFraction(now, then) && !shape.isNote();
        if (!tables && !fraction && now.isComparable(then) || isTruth(now, then)) {
            return;
        }
        // adding a whole number works where a number with a fraction is there before
        Write whole = now.type() == ValueType.INTEGER ? write : before;
        boolean mayWork = whole.kind() == Kind.SUM || shape.isVariable();
        report(
                fraction && mayWork ? Severity.WARNING : Severity.ERROR,
                write,
                "The attribute "
                        + shape
                        + " is given "
                        + now.words()
                        + " here and "
                        + then.words()
                        + " in "
                        + before.place(),
                !fraction
                        ? "Give it values of one type"
                        : whole == write ? "Write double(…)" : "Write double(…) there");
    }

    /** A history keeps whole numbers and numbers with a fraction in different ways. */
    private static boolean isFraction(StaticType a, StaticType b) {
        return a.type() == ValueType.INTEGER && b.type() == ValueType.DOUBLE
                || a.type() == ValueType.DOUBLE && b.type() == ValueType.INTEGER;
    }

    /** Truth values are kept as whole numbers. */
    private static boolean isTruth(StaticType a, StaticType b) {
        return a.type() == ValueType.BOOLEAN && b.type() == ValueType.INTEGER
                || a.type() == ValueType.INTEGER && b.type() == ValueType.BOOLEAN;
    }

    private void report(Severity severity, Write write, String message, String hint) {
        findings.add(severity, write.file().source(), write.origin(), message, hint);
    }
}
