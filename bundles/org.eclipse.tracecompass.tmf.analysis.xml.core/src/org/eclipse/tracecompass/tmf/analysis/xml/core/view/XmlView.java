package org.eclipse.tracecompass.tmf.analysis.xml.core.view;

import java.util.List;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.w3c.dom.Element;

/**
 * A view of an analysis.
 *
 * @param kind what it draws
 * @param element its element
 * @param analysisId the id of the analysis, which has a state system
 * @param analysisName the name of the analysis
 */
public record XmlView(Kind kind, Element element, String analysisId, String analysisName) {

    /** What views draw. */
    public enum Kind {
        /** Rows of states. */
        TIME_GRAPH(
                "timeGraphView",
                "org.eclipse.tracecompass.tmf.analysis.xml.core.output"
                        + ".DataDrivenTimeGraphDataProvider"),
        /** Lines. */
        XY("xyView", "org.eclipse.tracecompass.tmf.analysis.xml.core.module.XmlXYDataProvider");

        private final String elementName;
        private final String factoryId;

        Kind(String elementName, String factoryId) {
            this.elementName = elementName;
            this.factoryId = factoryId;
        }

        /** Returns the name of the element. */
        public String elementName() {
            return elementName;
        }

        /** Returns the id of the factory of the data providers. */
        public String factoryId() {
            return factoryId;
        }
    }

    private static final String SEPARATOR = ":";

    /** Returns the id of the element. */
    public String id() {
        return Elements.attribute(element, "id");
    }

    /** Returns the title for users. */
    public String label() {
        return Elements.label(element);
    }

    /**
     * Returns the name of the view in its trace: its id, followed by that of the analysis where the
     * view is for several analyses.
     */
    public String name() {
        return listed(element).size() == 1 ? id() : id() + SEPARATOR + analysisId;
    }

    /** Returns the id of its data provider. */
    public String providerId() {
        return kind.factoryId + SEPARATOR + name();
    }

    /** Returns whether a name means this view; the id alone always does. */
    public boolean isNamed(String name) {
        return name.equals(id()) || name.equals(id() + SEPARATOR + analysisId);
    }

    /** Returns the ids of the analyses that a view lists; empty for all. */
    static List<String> listed(Element element) {
        return Elements.headIds(element, "analysis");
    }
}
