package org.eclipse.tracecompass.internal.tmf.analysis.declared.core.compile;

import org.eclipse.jdt.annotation.Nullable;

/** The value that an attribute has just now. */
final class StateValue extends Node.AnyNode {

    private final CompiledPath fPath;
    private final Store fStore;

    StateValue(CompiledPath path) {
        fPath = path;
        fStore = path.store();
    }

    @Override
    @Nullable
    Object raw(Moment m) {
        int attribute = fPath.find(m);
        return attribute == Store.NONE ? null : fStore.get(attribute);
    }

    @Override
    @Nullable
    Object value(Moment m) {
        return Values.normal(raw(m));
    }
}
