package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.w3c.dom.Element;

/** Describes XML traces: the element that is an event, and what it and the elements in it mean. */
@NonNullByDefault({})
public class CustomXmlTraceDefinition extends CustomTraceDefinition {

    /** The category of definitions that name none. */
    public static final String CUSTOM_XML_CATEGORY = "Custom XML";

    /** Name of the file with the definitions that a product brings. */
    protected static final String CUSTOM_XML_TRACE_DEFINITIONS_DEFAULT_FILE_NAME =
            "custom_xml_default_parsers.xml";

    /** Name of the file with the user's definitions. */
    protected static final String CUSTOM_XML_TRACE_DEFINITIONS_FILE_NAME = "custom_xml_parsers.xml";

    /** Path of the file with the definitions that a product brings, below its installation. */
    protected static final String CUSTOM_XML_TRACE_DEFINITIONS_DEFAULT_PATH_NAME =
            DefinitionFolder.DEFAULTS + CUSTOM_XML_TRACE_DEFINITIONS_DEFAULT_FILE_NAME;

    /** Path of the file with the user's definitions. */
    protected static final String CUSTOM_XML_TRACE_DEFINITIONS_PATH_NAME =
            DefinitionFolder.ofUser().resolve(CUSTOM_XML_TRACE_DEFINITIONS_FILE_NAME).toString();

    /** The root element of the description; null when there is none yet. */
    public CustomXmlInputElement rootInputElement;

    /** An empty definition. */
    public CustomXmlTraceDefinition() {
        this(CUSTOM_XML_CATEGORY, "", null, new ArrayList<>(), "");
    }

    /**
     * A definition.
     *
     * @param category its category
     * @param traceType the name of the trace type
     * @param rootElement the root element of the description
     * @param outputs the columns of the events
     * @param timeStampOutputFormat how the time is shown; empty for the user's format
     */
    public CustomXmlTraceDefinition(
            String category,
            String traceType,
            CustomXmlInputElement rootElement,
            List<OutputColumn> outputs,
            String timeStampOutputFormat) {
        categoryName = category;
        definitionName = traceType;
        rootInputElement = rootElement;
        this.outputs = outputs;
        this.timeStampOutputFormat = timeStampOutputFormat;
    }

    @Override
    public void save() {
        DefinitionStore.XML.save(this);
    }

    @Override
    public void save(String path) {
        DefinitionStore.XML.save(this, path);
    }

    /** {@return all definitions: the user's, those of the product and those of plug-ins} */
    public static CustomXmlTraceDefinition[] loadAll() {
        return loadAll(true);
    }

    /**
     * Returns definitions.
     *
     * @param includeDefaults whether also those of the product and of plug-ins
     * @return the definitions; of a category and name only the first
     */
    public static CustomXmlTraceDefinition[] loadAll(boolean includeDefaults) {
        return DefinitionStore.XML.all(includeDefaults).toArray(new CustomXmlTraceDefinition[0]);
    }

    /**
     * Reads definitions.
     *
     * @param path a file
     * @return its definitions; none if it cannot be read
     */
    public static CustomXmlTraceDefinition[] loadAll(String path) {
        return DefinitionStore.XML.read(path).toArray(new CustomXmlTraceDefinition[0]);
    }

    /**
     * Reads definitions.
     *
     * @param stream the content of a file; the caller closes it
     * @return its definitions; none if it cannot be read
     */
    public static CustomXmlTraceDefinition[] loadAll(InputStream stream) {
        return DefinitionStore.XML.read(stream).toArray(new CustomXmlTraceDefinition[0]);
    }

    /**
     * Returns a definition of the user or of the product.
     *
     * @param categoryName its category
     * @param definitionName its name
     * @return the definition; null if there is none
     */
    public static CustomXmlTraceDefinition load(String categoryName, String definitionName) {
        return DefinitionStore.XML.find(categoryName, definitionName);
    }

    /**
     * Reads a definition.
     *
     * @param definitionElement its element
     * @return the definition; null if it has no name
     */
    public static CustomXmlTraceDefinition extractDefinition(Element definitionElement) {
        return XmlDefinitionXml.read(definitionElement);
    }

    /**
     * Deletes a definition of the user; one of the product of the same name appears again.
     *
     * @param categoryName its category
     * @param definitionName its name
     */
    public static void delete(String categoryName, String definitionName) {
        DefinitionStore.XML.delete(categoryName, definitionName);
    }
}
