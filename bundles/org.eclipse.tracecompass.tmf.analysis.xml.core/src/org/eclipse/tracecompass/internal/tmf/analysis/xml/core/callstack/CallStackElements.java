package org.eclipse.tracecompass.internal.tmf.analysis.xml.core.callstack;

import java.util.List;
import java.util.Objects;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlAnalysisFiles;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** Reads an element {@code callstack}. */
public final class CallStackElements {

    private static final List<String> KINDS = List.of("stateProvider", "pattern");

    private CallStackElements() {}

    /**
     * Returns the analysis whose history has the call stacks: the one inside, or the one that is
     * named, in the same file or any other.
     *
     * @param callStack the element
     * @return an element {@code stateProvider} or {@code pattern}
     * @throws XmlFileException if no file has an analysis of the name
     */
    public static Element inner(Element callStack) throws XmlFileException {
        for (String kind : KINDS) {
            Element inside = Elements.child(callStack, kind);
            if (inside != null) {
                return inside;
            }
        }
        Element reference = Objects.requireNonNull(Elements.child(callStack, "analysis"));
        String id = Elements.attribute(reference, "id");
        Node root = callStack.getParentNode();
        for (String kind : KINDS) {
            for (Element candidate :
                    root == null ? List.<Element>of() : Elements.children(root, kind)) {
                if (Elements.attribute(candidate, "id").equals(id)) {
                    return candidate;
                }
            }
        }
        for (String kind : KINDS) {
            for (Element candidate : XmlAnalysisFiles.elements(kind)) {
                if (Elements.attribute(candidate, "id").equals(id)) {
                    return candidate;
                }
            }
        }
        throw new XmlFileException(
                List.of(
                        Elements.problem(
                                reference,
                                "There is no XML analysis '%s'; enable its file or correct the id"
                                        .formatted(id))));
    }

    /** Returns the paths of the levels, the outermost first. Only the first group counts. */
    static List<String[]> levels(Element callStack) {
        return Elements.children(group(callStack), "level").stream()
                .map(level -> names(Elements.attribute(level, "path")))
                .toList();
    }

    /** Returns the first group. */
    static Element group(Element callStack) {
        return Objects.requireNonNull(Elements.child(callStack, "callstackGroup"));
    }

    /** Returns the names of a path. */
    static String[] names(String path) {
        return List.of(path.split("/")).stream()
                .filter(name -> !name.isEmpty())
                .toArray(String[]::new);
    }

    /** Returns the number of a level that an attribute names; 0 if it has none. */
    static int level(Element element) {
        String level = Elements.attribute(element, "level").strip();
        return level.isEmpty() ? 0 : Integer.parseInt(level);
    }
}
