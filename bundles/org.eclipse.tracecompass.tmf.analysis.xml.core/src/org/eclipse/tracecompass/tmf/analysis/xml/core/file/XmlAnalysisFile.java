package org.eclipse.tracecompass.tmf.analysis.xml.core.file;

import java.util.List;
import org.w3c.dom.Document;
import org.w3c.dom.Element;

/**
 * A file of XML analyses that follows the schema.
 *
 * @param name its path, or for a file of a plug-in the name of the plug-in and the path in it
 * @param origin where it comes from
 * @param document its content; nobody changes it
 */
public record XmlAnalysisFile(String name, Origin origin, Document document) {

    /** Where files come from. */
    public enum Origin {
        /** From a plug-in. */
        PLUGIN,
        /** The user has imported it. */
        USER,
        /** Given to a command. */
        GIVEN
    }

    /** Returns the analyses and views of the file, in their order. */
    public List<Element> elements() {
        return Elements.children(document.getDocumentElement());
    }

    /** Returns the analyses or views of a kind, in their order. */
    public List<Element> elements(String kind) {
        return elements().stream().filter(element -> Elements.is(element, kind)).toList();
    }
}
