package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.ValueSource;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventScope;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.FirstProblem;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateCompiler;
import org.eclipse.tracecompass.statesystem.core.exceptions.StateValueTypeException;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.w3c.dom.Element;

/** A field of events whose value scenarios store. For one thread. */
final class StoredField {

    private final FirstProblem problems;
    private final String alias;
    private final ValueSource value;

    StoredField(Element element, StateCompiler compiler) {
        String id = Elements.attribute(element, "id");
        String name = Elements.attribute(element, "alias");
        problems =
                new FirstProblem(
                        Elements.problem(element, "").toString(),
                        "the value does not reach the history");
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
            problems.log(scope, e);
        }
    }
}
