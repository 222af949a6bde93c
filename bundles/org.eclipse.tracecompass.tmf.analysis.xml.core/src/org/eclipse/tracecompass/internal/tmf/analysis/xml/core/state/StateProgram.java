package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.w3c.dom.Element;

/**
 * A compiled state provider: for each name of events the changes to make, in the order of the file.
 * Its paths remember the attributes of one history, so a new run needs a new program. For one
 * thread.
 */
public final class StateProgram {

    private record Handler(EventNames names, StateChange[] changes) {}

    private final List<Handler> handlers = new ArrayList<>();
    private final EventFields fields;
    private final Map<String, StateChange[]> byName = new HashMap<>();

    /**
     * Compiles an element.
     *
     * @param provider an element {@code stateProvider} that follows the schema
     * @throws XmlFileException if it uses a name that is not defined, or a value makes no sense
     */
    public StateProgram(Element provider) throws XmlFileException {
        StateCompiler compiler = new StateCompiler(provider);
        for (Element handler : Elements.children(provider, "eventHandler")) {
            List<StateChange> changes = new ArrayList<>();
            for (Element change : Elements.children(handler, "stateChange")) {
                changes.add(compiler.change(change));
            }
            handlers.add(
                    new Handler(
                            EventNames.of(Elements.attribute(handler, "eventName")),
                            changes.toArray(new StateChange[0])));
        }
        fields = compiler.fields();
    }

    EventFields fields() {
        return fields;
    }

    /** Returns the changes for the events of a name. */
    StateChange[] changes(String eventName) {
        return byName.computeIfAbsent(eventName, this::find);
    }

    private StateChange[] find(String eventName) {
        List<StateChange> changes = new ArrayList<>();
        for (Handler handler : handlers) {
            if (handler.names().contains(eventName)) {
                changes.addAll(List.of(handler.changes()));
            }
        }
        return changes.toArray(new StateChange[0]);
    }
}
