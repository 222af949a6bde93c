package org.eclipse.tracecompass.tmf.analysis.xml.core.module;

import java.nio.file.Path;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.internal.tmf.analysis.xml.core.state.StateValues;
import org.eclipse.tracecompass.statesystem.core.statevalue.ITmfStateValue;
import org.eclipse.tracecompass.statesystem.core.statevalue.TmfStateValue;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.Elements;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlDocuments;
import org.eclipse.tracecompass.tmf.analysis.xml.core.file.XmlFileException;
import org.w3c.dom.Element;

/** Reads elements of files of XML analyses, and makes state values. Thread-safe. */
public final class TmfXmlUtils {

    private static final System.Logger LOGGER = LazyLogger.of(TmfXmlUtils.class);

    private TmfXmlUtils() {}

    /**
     * Returns the child elements of a name: only direct ones.
     *
     * @param parent the element above
     * @param elementTag the name
     * @return the elements, in their order
     */
    @NonNullByDefault({})
    public static List<Element> getChildElements(Element parent, String elementTag) {
        return Elements.children(parent, elementTag);
    }

    /**
     * Returns an analysis or view of a file.
     *
     * @param filePath the path of the file
     * @param elementType the name of the element
     * @param elementId its id
     * @return the element; null if the file has none, or cannot be used, which is logged
     */
    @NonNullByDefault({})
    public static Element getElementInFile(String filePath, String elementType, String elementId) {
        try {
            for (Element element :
                    Elements.children(
                            XmlDocuments.read(Path.of(filePath)).getDocumentElement(),
                            elementType)) {
                if (Elements.attribute(element, TmfXmlStrings.ID).equals(elementId)) {
                    return element;
                }
            }
        } catch (XmlFileException e) {
            LOGGER.log(System.Logger.Level.ERROR, e.getMessage());
        }
        return null;
    }

    /**
     * Returns the type of state values of a name.
     *
     * @param typeName int, long, double, string, custom or null
     * @return the type; null if there is none of the name
     */
    public static ITmfStateValue.@Nullable Type getTmfStateValueByName(String typeName) {
        return switch (typeName) {
            case TmfXmlStrings.TYPE_INT -> ITmfStateValue.Type.INTEGER;
            case TmfXmlStrings.TYPE_LONG -> ITmfStateValue.Type.LONG;
            case TmfXmlStrings.TYPE_DOUBLE -> ITmfStateValue.Type.DOUBLE;
            case TmfXmlStrings.TYPE_STRING -> ITmfStateValue.Type.STRING;
            case TmfXmlStrings.TYPE_CUSTOM -> ITmfStateValue.Type.CUSTOM;
            case TmfXmlStrings.TYPE_NULL -> ITmfStateValue.Type.NULL;
            default -> null;
        };
    }

    /**
     * Makes a state value of an object.
     *
     * @param objValue a number, a text, or anything else, of which the text is taken; or null
     * @return the state value; the null value for null
     */
    public static TmfStateValue newTmfStateValueFromObject(@Nullable Object objValue) {
        return objValue instanceof TmfStateValue value
                ? value
                : (TmfStateValue) TmfStateValue.newValue(StateValues.stored(objValue));
    }

    /**
     * Makes a state value of a type of an object.
     *
     * @param objValue a number or a text, or null
     * @param forcedType the type: INTEGER, LONG, DOUBLE or STRING; others leave the value as it is
     * @return the state value; the null value for null
     * @throws NumberFormatException if a text is no number
     */
    public static TmfStateValue newTmfStateValueFromObjectWithForcedType(
            @Nullable Object objValue, ITmfStateValue.Type forcedType) {
        String name =
                switch (forcedType) {
                    case INTEGER -> TmfXmlStrings.TYPE_INT;
                    case LONG -> TmfXmlStrings.TYPE_LONG;
                    case DOUBLE -> TmfXmlStrings.TYPE_DOUBLE;
                    case STRING -> TmfXmlStrings.TYPE_STRING;
                    default -> TmfXmlStrings.NULL;
                };
        return newTmfStateValueFromObject(StateValues.convert(StateValues.stored(objValue), name));
    }

    /**
     * Returns the ids of the analyses that a view is for.
     *
     * @param viewElement the element of the view
     * @return the ids; empty for a view of any analysis
     */
    @NonNullByDefault({})
    public static Set<String> getViewAnalysisIds(Element viewElement) {
        return new LinkedHashSet<>(Elements.headIds(viewElement, TmfXmlStrings.ANALYSIS));
    }
}
