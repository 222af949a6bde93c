package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Collection;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePools;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventFields;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventScope;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateCompiler;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystemBuilder;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.w3c.dom.Element;

/**
 * A compiled pattern: its machines, and what all of them share. It remembers the attributes of one
 * history, so a new run needs a new program. For one thread.
 */
public final class PatternProgram {

    /** The attribute above those of scenarios. */
    static final String SCENARIOS = "scenarios";

    private final List<Machine> machines = new ArrayList<>();
    private final List<Transition> transitions = new ArrayList<>();
    private final Map<String, BitSet> takenBy = new HashMap<>();
    private final Map<String, StoredField> storedFields = new LinkedHashMap<>();
    private final EventFields fields;
    private BitSet taken = new BitSet();

    /**
     * Compiles an element.
     *
     * @param pattern an element {@code pattern} that follows the schema
     * @param segments takes the segments that are found
     * @throws XmlFileException if it uses a name that is not defined, or a value makes no sense
     */
    public PatternProgram(Element pattern, Consumer<PatternSegment> segments)
            throws XmlFileException {
        StateCompiler states = new StateCompiler(pattern);
        for (Element field : Elements.children(pattern, "storedField")) {
            StoredField stored = new StoredField(field, states);
            storedFields.put(stored.alias(), stored);
        }
        PatternCompiler compiler = new PatternCompiler(pattern, states, this, segments);
        // Machines may take numbers below the same attribute.
        AttributePools pools = new AttributePools();
        compiler.machines()
                .forEach(definition -> machines.add(new Machine(definition, this, pools)));
        fields = states.fields();
        List<String> initial = compiler.initialMachines();
        machines.stream()
                .filter(machine -> initial.isEmpty() || initial.contains(machine.id()))
                .forEach(Machine::start);
    }

    EventFields fields() {
        return fields;
    }

    Collection<StoredField> storedFields() {
        return storedFields.values();
    }

    /** Registers a transition, whose number is that of those before it. */
    void add(Transition transition) {
        transitions.add(transition);
    }

    int transitionCount() {
        return transitions.size();
    }

    /** Starts a machine. */
    void schedule(String machine) {
        machines.stream().filter(each -> each.id().equals(machine)).forEach(Machine::start);
    }

    /** Returns whether the name of the current event is one that takes a transition. */
    boolean takes(Transition transition) {
        return taken.get(transition.number());
    }

    /** Shows an event to all machines. */
    void handle(EventScope scope) {
        taken = takenBy.computeIfAbsent(scope.eventName(), this::find);
        for (Machine machine : machines) {
            machine.handle(scope);
        }
    }

    private BitSet find(String eventName) {
        BitSet bits = new BitSet(transitions.size());
        for (Transition transition : transitions) {
            bits.set(transition.number(), transition.events().contains(eventName));
        }
        return bits;
    }

    /** Gives up what is not finished at the end of the trace. */
    void abandonAll(ITmfStateSystemBuilder states, long time) {
        machines.forEach(machine -> machine.abandonAll(states, time));
    }
}
