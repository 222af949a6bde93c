package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.ValueSource;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventScope;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateCompiler;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.w3c.dom.Element;

/** A field of events whose value scenarios store. For one thread. */
final class StoredField {

    private static final System.Logger LOGGER = LazyLogger.of(StoredField.class);

    private final String place;
    private final String alias;
    private final ValueSource value;
    private boolean isReported;

    StoredField(Element element, StateCompiler compiler) {
        String id = Elements.attribute(element, "id");
        String name = Elements.attribute(element, "alias");
        place = Elements.problem(element, "").toString();
        alias = name.isEmpty() ? id : name;
        value = compiler.field(id);
    }

    /** Returns the name under which the value is stored. */
    String alias() {
        return alias;
    }

    /** Stores the value of an event; a second value of another type does not reach the history. */
    void store(EventScope scope, Scenario scenario) {
        try {
            scenario.store(scope, alias, value.value(scope));
        } catch (StateValueTypeException e) {
            if (!isReported) {
                isReported = true;
                LOGGER.log(
                        System.Logger.Level.WARNING,
                        "{0}the history does not have the value of an event {1} at {2}: {3}",
                        place,
                        scope.eventName(),
                        Long.toString(scope.time()),
                        e.getMessage());
            }
        }
    }
}
