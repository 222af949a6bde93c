package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.pattern;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.Condition;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.EventNames;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateChange;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateCompiler;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.w3c.dom.Element;

/** Compiles the machines of a pattern. */
final class PatternCompiler {

    private static final System.Logger LOGGER = LazyLogger.of(PatternCompiler.class);

    private static final String SEPARATOR = ":";

    /** The id of an initial state that the file does not name. */
    private static final String INITIAL = "initial";

    /** Actions may use others, but not themselves. */
    private static final int MAX_ACTIONS = 20;

    private final Element handler;
    private final StateCompiler states;
    private final PatternProgram program;
    private final Consumer<PatternSegment> segments;
    private final Map<String, Condition> tests = new HashMap<>();
    private final Map<String, Element> actionElements = new HashMap<>();
    private int actionDepth;

    PatternCompiler(
            Element pattern,
            StateCompiler states,
            PatternProgram program,
            Consumer<PatternSegment> segments)
            throws XmlFileException {
        this.states = states;
        this.program = program;
        this.segments = segments;
        Element handler = Elements.child(pattern, "patternHandler");
        if (handler == null) {
            throw wrong(pattern, "The pattern has no <patternHandler>; add one");
        }
        this.handler = handler;
        for (Element test : Elements.children(handler, "test")) {
            Element condition = Elements.child(test, "if");
            if (condition != null) {
                tests.put(Elements.attribute(test, "id"), states.condition(condition));
            }
        }
        for (Element action : Elements.children(handler, "action")) {
            actionElements.put(Elements.attribute(action, "id"), action);
        }
    }

    /** Returns the ids of the machines that begin with the trace; empty for all. */
    List<String> initialMachines() {
        List<String> initial = list(handler, "initial");
        initial.forEach(id -> warnIfUnknown(handler, id));
        return initial;
    }

    /** A file whose other machines work is used elsewhere, too: this one is left out. */
    private void warnIfUnknown(Element user, String machine) {
        if (Elements.children(handler, "fsm").stream()
                .noneMatch(fsm -> Elements.attribute(fsm, "id").equals(machine))) {
            LOGGER.log(
                    System.Logger.Level.WARNING,
                    "{0}there is no machine ''{1}''; add an <fsm> of that id",
                    Elements.problem(user, ""),
                    machine);
        }
    }

    List<Machine.Definition> machines() throws XmlFileException {
        List<Machine.Definition> machines = new ArrayList<>();
        for (Element fsm : Elements.children(handler, "fsm")) {
            machines.add(machine(fsm));
        }
        return machines;
    }

    private Machine.Definition machine(Element fsm) throws XmlFileException {
        List<Transition> preconditions = new ArrayList<>();
        for (Element precondition : Elements.children(fsm, "precondition")) {
            preconditions.add(transition(precondition));
        }
        Map<String, MachineState> all = new LinkedHashMap<>();
        for (Element state : Elements.children(fsm, "state")) {
            String id = Elements.attribute(state, "id");
            all.put(
                    id,
                    new MachineState(
                            id,
                            actions(Elements.child(state, "onentry")),
                            actions(Elements.child(state, "onexit")),
                            transitions(state),
                            false));
        }
        addEnd(fsm, "final", false, all);
        addEnd(fsm, "abandonState", true, all);
        MachineState initial = initial(fsm, all);
        all.putIfAbsent(initial.id(), initial);
        for (MachineState state : all.values()) {
            for (Transition transition : state.transitions()) {
                requireState(fsm, transition.target(), all);
            }
        }
        return new Machine.Definition(
                Elements.attribute(fsm, "id"),
                List.copyOf(preconditions),
                initial,
                Map.copyOf(all),
                Elements.flag(fsm, "multiple", true),
                Elements.flag(fsm, "consuming", true));
    }

    private static void addEnd(
            Element fsm, String name, boolean isAbandon, Map<String, MachineState> all) {
        Element end = Elements.child(fsm, name);
        if (end != null) {
            String id = Elements.attribute(end, "id");
            MachineState known = all.get(id);
            all.put(
                    id,
                    new MachineState(
                            id,
                            known == null ? List.of() : known.onEntry(),
                            known == null ? List.of() : known.onExit(),
                            List.of(),
                            isAbandon));
        }
    }

    private MachineState initial(Element fsm, Map<String, MachineState> all)
            throws XmlFileException {
        Element own = Elements.child(fsm, "initialState");
        if (own != null) {
            return new MachineState(INITIAL, List.of(), List.of(), transitions(own), false);
        }
        String id = Elements.attribute(fsm, "initial");
        Element element = Elements.child(fsm, "initial");
        Element begin = element == null ? null : Elements.child(element, "transition");
        if (id.isEmpty() && begin != null) {
            id = Elements.attribute(begin, "target");
        }
        if (!id.isEmpty()) {
            return requireState(fsm, id, all);
        }
        if (all.isEmpty()) {
            throw wrong(fsm, "The machine has no state; add a <state>");
        }
        return all.values().iterator().next();
    }

    private static MachineState requireState(Element fsm, String id, Map<String, MachineState> all)
            throws XmlFileException {
        MachineState state = all.get(id);
        if (state == null) {
            throw wrong(
                    fsm,
                    "The machine '%s' has no state '%s'; add it or correct the transition"
                            .formatted(Elements.attribute(fsm, "id"), id));
        }
        return state;
    }

    private List<Transition> transitions(Element state) throws XmlFileException {
        List<Transition> transitions = new ArrayList<>();
        for (Element transition : Elements.children(state, "transition")) {
            transitions.add(transition(transition));
        }
        return List.copyOf(transitions);
    }

    private Transition transition(Element element) throws XmlFileException {
        List<Condition> conditions = new ArrayList<>();
        for (String id : list(element, "cond")) {
            conditions.add(find(tests, element, id, "test"));
        }
        Transition transition =
                new Transition(
                        program.transitionCount(),
                        EventNames.of(Elements.attribute(element, "event")),
                        List.copyOf(conditions),
                        Elements.attribute(element, "target"),
                        actions(element),
                        Elements.flag(element, "saveStoredFields", false),
                        Elements.flag(element, "clearStoredFields", false));
        program.add(transition);
        return transition;
    }

    private List<PatternAction> actions(@Nullable Element element) throws XmlFileException {
        List<PatternAction> actions = new ArrayList<>();
        if (element != null) {
            for (String id : list(element, "action")) {
                actions.add(action(element, id));
            }
        }
        return List.copyOf(actions);
    }

    private PatternAction action(Element user, String id) throws XmlFileException {
        Element element = find(actionElements, user, id, "action");
        if (++actionDepth > MAX_ACTIONS) {
            throw wrong(element, "The action '" + id + "' contains itself");
        }
        List<PatternAction> parts = new ArrayList<>();
        for (Element part : Elements.children(element)) {
            parts.add(part(part));
        }
        actionDepth--;
        return (scope, scenario) -> {
            for (PatternAction part : parts) {
                part.run(scope, scenario);
            }
        };
    }

    private PatternAction part(Element part) throws XmlFileException {
        switch (part.getNodeName()) {
            case "stateChange":
                StateChange change = states.change(part);
                return (scope, scenario) -> change.run(scope);
            case "segment":
                return SegmentAction.of(part, states, segments);
            case "fsmScheduleAction":
                String machine = Elements.attribute(part, "id");
                warnIfUnknown(part, machine);
                return (scope, scenario) -> program.schedule(machine);
            default:
                return action(part, Elements.attribute(part, "id"));
        }
    }

    private static List<String> list(Element element, String attribute) {
        String text = Elements.attribute(element, attribute);
        return text.isBlank()
                ? List.of()
                : Arrays.stream(text.split(SEPARATOR)).map(String::strip).toList();
    }

    private static <T> T find(Map<String, T> all, Element user, String id, String kind)
            throws XmlFileException {
        @Nullable T found = all.get(id);
        if (found == null) {
            throw wrong(
                    user,
                    "The %s '%s' is not defined; add a <%s> of that id".formatted(kind, id, kind));
        }
        return found;
    }

    private static XmlFileException wrong(Element element, String message) {
        return new XmlFileException(List.of(Elements.problem(element, message)));
    }
}
