package org.eclipse.tracecompass.internal.tmf.core.markers;

import java.io.IOException;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.IllegalFormatException;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The elements of a file of marker sets. */
final class MarkerElements {

    private static final String ROOT = "marker-sets";
    private static final String SET = "marker-set";
    private static final String MARKER = "marker";

    private static final String NAME = "name";
    private static final String PERIOD = "period";
    private static final String COLOR = "color";

    private static final String DEFAULT_COLOR = "#ff0000";
    private static final Pattern COLOR_PATTERN = Pattern.compile("#[0-9a-fA-F]{6}");

    /** The units of times, in nanoseconds. */
    private static final Map<String, Long> UNITS =
            Map.of("ns", 1L, "us", 1_000L, "ms", 1_000_000L, "s", 1_000_000_000L);

    /** A period of 1000 years; greater ones are mistakes, and slow to calculate with. */
    private static final BigDecimal LONGEST = new BigDecimal("3.2e19");

    private MarkerElements() {}

    static List<MarkerSet> read(Element root) throws IOException {
        if (!ROOT.equals(root.getNodeName())) {
            throw new IOException(
                    "it begins with <" + root.getNodeName() + ">, not <" + ROOT + ">");
        }
        List<MarkerSet> sets = new ArrayList<>();
        for (Element set : children(root, SET)) {
            String id = required(set, "id");
            String name = set.getAttribute(NAME);
            List<PeriodicMarker> markers = new ArrayList<>();
            for (Element marker : children(set, MARKER)) {
                markers.add(marker(marker));
            }
            sets.add(new MarkerSet(name.isEmpty() ? id : name, id, markers));
        }
        return sets;
    }

    private static PeriodicMarker marker(Element element) throws IOException {
        String name = required(element, NAME);
        String color = element.getAttribute(COLOR);
        if (color.isEmpty()) {
            color = DEFAULT_COLOR;
        } else if (!COLOR_PATTERN.matcher(color).matches()) {
            throw wrong(element, COLOR, "#rrggbb");
        }
        required(element, PERIOD);
        BigDecimal period = time(element, PERIOD);
        if (period.signum() <= 0) {
            throw wrong(element, PERIOD, "more than 0");
        }
        BigDecimal duration = time(element, "duration");
        if (duration.signum() < 0 || duration.compareTo(period) > 0) {
            throw wrong(element, "duration", "0 to the period");
        }
        PeriodicMarker marker =
                new PeriodicMarker(
                        name,
                        element.getAttribute("label"),
                        color,
                        element.getAttribute("reference"),
                        period,
                        time(element, "offset"),
                        duration);
        try {
            marker.label(0);
        } catch (IllegalFormatException e) {
            throw wrong(element, "label", "a text with %d for the number");
        }
        return marker;
    }

    private static BigDecimal time(Element element, String attribute) throws IOException {
        String text = element.getAttribute(attribute).strip();
        if (text.isEmpty()) {
            return BigDecimal.ZERO;
        }
        String unit = element.getAttribute("unit").strip();
        Long factor = UNITS.get(unit.isEmpty() ? "ns" : unit);
        if (factor == null) {
            throw wrong(element, "unit", "ns, us, ms or s");
        }
        try {
            BigDecimal time = new BigDecimal(text).multiply(BigDecimal.valueOf(factor));
            if (time.abs().compareTo(LONGEST) <= 0 && time.scale() <= 30) {
                return time;
            }
        } catch (NumberFormatException e) {
            // said below
        }
        throw wrong(element, attribute, "a decimal number");
    }

    private static String required(Element element, String attribute) throws IOException {
        String value = element.getAttribute(attribute);
        if (value.isBlank()) {
            throw new IOException("a <" + element.getNodeName() + "> has no " + attribute);
        }
        return value;
    }

    private static IOException wrong(Element element, String attribute, String expected) {
        return new IOException(
                String.format(
                        "%s=\"%s\" of <%s name=\"%s\"> must be %s",
                        attribute,
                        element.getAttribute(attribute),
                        element.getNodeName(),
                        element.getAttribute(NAME),
                        expected));
    }

    private static List<Element> children(Element parent, String name) {
        List<Element> children = new ArrayList<>();
        for (Node node = parent.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Element element && name.equals(element.getNodeName())) {
                children.add(element);
            }
        }
        return children;
    }
}
