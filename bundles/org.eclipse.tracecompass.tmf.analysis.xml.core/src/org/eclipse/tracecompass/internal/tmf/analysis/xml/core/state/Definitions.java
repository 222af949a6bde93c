package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.w3c.dom.Element;

/** What a state provider or pattern defines under a name: values, locations, mapping groups. */
final class Definitions {

    private final Map<String, String> values = new HashMap<>();
    private final Map<String, Element> locations = new HashMap<>();
    private final Map<String, Element> mappingGroups = new HashMap<>();

    Definitions(Element provider) {
        for (Element each : Elements.children(provider)) {
            switch (each.getNodeName()) {
                case "definedValue" ->
                        values.put(
                                Elements.attribute(each, "name"),
                                Elements.attribute(each, "value"));
                case "location" -> locations.put(Elements.attribute(each, "id"), each);
                case "mappingGroup" -> mappingGroups.put(Elements.attribute(each, "id"), each);
                default -> {
                    // defines no name
                }
            }
        }
    }

    /** Returns a text, or if it starts with a dollar sign the defined value of that name. */
    String constant(Element user, String text) throws XmlFileException {
        if (!text.startsWith("$")) {
            return text;
        }
        return find(values, user, text.substring(1), "value", "definedValue");
    }

    /** Returns whether a text is the name of a defined value after a dollar sign. */
    boolean isDefined(String text) {
        return text.startsWith("$") && values.containsKey(text.substring(1));
    }

    Element location(Element user, String id) throws XmlFileException {
        return find(locations, user, id, "location", "location");
    }

    Element mappingGroup(Element user, String id) throws XmlFileException {
        return find(mappingGroups, user, id, "mapping group", "mappingGroup");
    }

    private static <T> T find(
            Map<String, T> all, Element user, String name, String kind, String element)
            throws XmlFileException {
        @Nullable T found = all.get(name);
        if (found == null) {
            throw new XmlFileException(
                    List.of(
                            Elements.problem(
                                    user,
                                    "The %s '%s' is not defined; add a <%s> of that name"
                                            .formatted(kind, name, element))));
        }
        return found;
    }
}
