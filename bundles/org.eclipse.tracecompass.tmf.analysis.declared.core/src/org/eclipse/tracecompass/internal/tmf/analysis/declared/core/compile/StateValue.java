package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

/** The value that an attribute has at this moment; null if there is no such attribute. */
final class StateValue extends Node.AnyNode {

    private static final Call NORMAL = Call.of(Values.class, "normal", Object.class);

    private final Path path;

    StateValue(Path path) {
        this.path = path;
    }

    @Override
    void raw(RuleCode c) {
        RuleCode.Local attribute = path.find(c);
        path.pushStore(c);
        c.load(attribute);
        c.call(path.calls().read());
    }

    @Override
    void value(RuleCode c) {
        raw(c);
        c.call(NORMAL);
    }
}
