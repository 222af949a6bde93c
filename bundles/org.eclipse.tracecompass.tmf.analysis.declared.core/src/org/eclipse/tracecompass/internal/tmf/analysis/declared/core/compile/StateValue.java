package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

/** The value that an attribute has at this moment; null if there is no such attribute. */
final class StateValue extends Node.AnyNode {

    private static final Call NORMAL = Call.of(Values.class, "normal", Object.class);

    private final Path fPath;

    StateValue(Path path) {
        fPath = path;
    }

    @Override
    void raw(RuleCode c) {
        RuleCode.Local attribute = fPath.find(c);
        fPath.pushStore(c);
        c.load(attribute);
        c.call(fPath.calls().read());
    }

    @Override
    void value(RuleCode c) {
        raw(c);
        c.call(NORMAL);
    }
}
