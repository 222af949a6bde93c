package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.Step;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.AttributePath.ValueSource;
import org.eclipse.tracecompass.statesystem.core.ITmfStateSystem;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.w3c.dom.Element;

/** Compiles the elements that state providers and patterns share: paths, values, changes. */
public final class StateCompiler {

    /** The first name of a path that begins at the scenario. */
    public static final String CURRENT_SCENARIO = "#CurrentScenario";

    /** Locations may use others, but not themselves. */
    private static final int MAX_LOCATIONS = 20;

    private final Definitions definitions;
    private final EventFields fields = new EventFields();
    private int locationDepth;

    /**
     * Creates a compiler.
     *
     * @param provider the element with the definitions of locations and values
     */
    public StateCompiler(Element provider) {
        definitions = new Definitions(provider);
    }

    /** Returns the fields that the compiled elements read. */
    public EventFields fields() {
        return fields;
    }

    // --- paths

    /** Compiles the path that the attributes in an element stand for. */
    public AttributePath path(Element parent) throws XmlFileException {
        return path(Elements.children(parent, "stateAttribute"));
    }

    private AttributePath path(List<Element> attributes) throws XmlFileException {
        List<Step> steps = new ArrayList<>();
        for (Element attribute : attributes) {
            addSteps(attribute, steps);
        }
        return new AttributePath(steps);
    }

    private void addSteps(Element attribute, List<Step> steps) throws XmlFileException {
        String value = Elements.attribute(attribute, "value");
        switch (Elements.attribute(attribute, "type")) {
            case "constant" ->
                    steps.add(
                            CURRENT_SCENARIO.equals(value)
                                    ? new AttributePath.Scenario()
                                    : new AttributePath.Constant(
                                            definitions.isDefined(value)
                                                    ? definitions.constant(attribute, value)
                                                    : value));
            case "eventField" -> steps.add(new AttributePath.Named(field(value)));
            case "eventName" -> steps.add(new AttributePath.Named(EventScope::eventName));
            case "query" -> steps.add(new AttributePath.Named(query(path(attribute), false)));
            case "location" -> {
                if (++locationDepth > MAX_LOCATIONS) {
                    throw wrong(attribute, "The location '" + value + "' contains itself");
                }
                for (Element part :
                        Elements.children(
                                definitions.location(attribute, value), "stateAttribute")) {
                    addSteps(part, steps);
                }
                locationDepth--;
            }
            case "pool" -> steps.add(new AttributePath.Pooled());
            case "null" -> steps.add(new AttributePath.Nothing());
            default ->
                    throw wrong(
                            attribute,
                            "The type '%s' of attributes is only for views"
                                    .formatted(Elements.attribute(attribute, "type")));
        }
    }

    private static XmlFileException wrong(Element element, String message) {
        return new XmlFileException(List.of(Elements.problem(element, message)));
    }

    // --- values

    /** Returns the source of the value of a field. */
    public ValueSource field(String name) {
        int slot = fields.slot(name);
        return scope -> scope.field(slot);
    }

    private static ValueSource query(AttributePath path, boolean top) {
        return scope -> {
            int quark = path.find(scope, false);
            Object value = scope.ongoing(quark);
            return top ? top(scope, quark, value) : value;
        };
    }

    /** The value on top of a stack whose depth is given. */
    private static @Nullable Object top(EventScope scope, int stack, @Nullable Object depth) {
        if (!(depth instanceof Integer) || stack == ITmfStateSystem.INVALID_ATTRIBUTE) {
            return null;
        }
        return scope.ongoing(scope.states().optQuarkRelative(stack, depth.toString()));
    }

    /** Compiles a value that is null where {@link #value} would fail to convert it. */
    public ValueSource valueOrNull(Element element) throws XmlFileException {
        return new TolerantValue(Elements.problem(element, "").toString(), value(element));
    }

    /** Compiles the value of an element of the type of {@code stateValue}. */
    public ValueSource value(Element element) throws XmlFileException {
        ValueSource plain = plain(element);
        ValueSource forced = plain;
        String type = Elements.attribute(element, "forcedType");
        if (!type.isEmpty()) {
            forced = scope -> StateValues.convert(plain.value(scope), type);
        }
        String group = Elements.attribute(element, "mappingGroup");
        return group.isEmpty() ? forced : mapped(forced, definitions.mappingGroup(element, group));
    }

    private ValueSource plain(Element element) throws XmlFileException {
        String text = Elements.attribute(element, "value");
        String type = Elements.attribute(element, "type");
        switch (type) {
            case "int", "long", "double":
                try {
                    Object number = StateValues.convert(definitions.constant(element, text), type);
                    return scope -> number;
                } catch (NumberFormatException e) {
                    throw wrong(
                            element,
                            "'%s' is not a number of the type %s; correct the value"
                                    .formatted(text, type));
                }
            case "string":
                String constant = definitions.constant(element, text);
                return scope -> constant;
            case "eventField":
                return field(text);
            case "eventName":
                return EventScope::eventName;
            case "query":
                return query(path(element), "peek".equals(Elements.attribute(element, "stack")));
            case "script":
                return script(element, text);
            default:
                // null and delete
                return scope -> null;
        }
    }

    private ValueSource script(Element element, String text) throws XmlFileException {
        Map<String, ValueSource> variables = new LinkedHashMap<>();
        for (Element variable : Elements.children(element, "stateValue")) {
            String id = Elements.attribute(variable, "id");
            if (id.isEmpty()) {
                throw wrong(variable, "A value of a script needs an id, the name of its variable");
            }
            variables.put(id, value(variable));
        }
        return new ScriptValue(
                Elements.problem(element, "").toString(),
                text,
                Elements.attribute(element, "scriptEngine"),
                variables);
    }

    private ValueSource mapped(ValueSource source, Element group) throws XmlFileException {
        record Entry(ValueSource from, ValueSource to) {}
        List<Entry> entries = new ArrayList<>();
        for (Element entry : Elements.children(group, "entry")) {
            List<Element> values = Elements.children(entry, "stateValue");
            entries.add(new Entry(value(values.get(0)), value(values.get(1))));
        }
        return scope -> {
            Object value = source.value(scope);
            for (Entry entry : entries) {
                if (equal(value, entry.from().value(scope))) {
                    return entry.to().value(scope);
                }
            }
            return null;
        };
    }

    private static boolean equal(@Nullable Object left, @Nullable Object right) {
        return left == null || right == null
                ? left == right
                : StateValues.compare(left, right) == 0;
    }

    // --- conditions

    /** Compiles the condition in an element that has exactly one. */
    public Condition condition(Element parent) throws XmlFileException {
        return Condition.ofElement(Elements.children(parent).get(0), this);
    }

    // --- changes

    /** Compiles a state change. */
    public StateChange change(Element element) throws XmlFileException {
        Element condition = Elements.child(element, "if");
        if (condition != null) {
            Condition test = condition(condition);
            StateChange then = change(Objects.requireNonNull(Elements.child(element, "then")));
            Element otherwise = Elements.child(element, "else");
            StateChange other = otherwise == null ? null : change(otherwise);
            return scope -> {
                if (test.holds(scope)) {
                    then.run(scope);
                } else if (other != null) {
                    other.run(scope);
                }
            };
        }
        Element value = Objects.requireNonNull(Elements.child(element, "stateValue"));
        Element time = Elements.child(element, "futureTime");
        return Assignment.of(
                Elements.problem(element, "").toString(),
                path(element),
                value,
                value(value),
                time == null ? null : value(time));
    }
}
