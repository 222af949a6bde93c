package org.eclipse.tracecompass.tmf.core.parsers.custom;

import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.osgi.util.NLS;

/**
 * The words of custom parsers under their documented names: labels, and the names of elements and
 * attributes of definition files.
 */
@NonNullByDefault({})
public class Messages extends NLS {

    /** A label: The fields that have no column of their own. */
    public static String CustomExtraFieldsAspect_extraFieldsAspectHelp =
            "The fields that have no column of their own";

    /** A label: Extra fields. */
    public static String CustomExtraFieldsAspect_extraFieldsAspectName = "Extra fields";

    /** A refusal: File not found. */
    public static String CustomTrace_FileNotFound = "File not found";

    /** A label: Event type. */
    public static String CustomTraceDefinition_eventTypeTag = "Event type";

    /** A label: Message. */
    public static String CustomTraceDefinition_messageTag = "Message";

    /** A label: Other. */
    public static String CustomTraceDefinition_otherTag = "Other";

    /** A label: Timestamp. */
    public static String CustomTraceDefinition_timestampTag = "Timestamp";

    /** A label: Extra field name. */
    public static String CustomTraceDefinition_extraFieldNameTag = "Extra field name";

    /** A label: Extra field value. */
    public static String CustomTraceDefinition_extraFieldValueTag = "Extra field value";

    /** A name in definition files: action. */
    public static String CustomTxtTraceDefinition_action = "action";

    /** A name in definition files: Cardinality. */
    public static String CustomTxtTraceDefinition_cardinality = "Cardinality";

    /** A name in definition files: category. */
    public static String CustomTxtTraceDefinition_category = "category";

    /** A name in definition files: Definition. */
    public static String CustomTxtTraceDefinition_definition = "Definition";

    /** A name in definition files: CustomTxtTraceDefinitionList. */
    public static String CustomTxtTraceDefinition_definitionRootElement =
            "CustomTxtTraceDefinitionList";

    /** A name in definition files: EventType. */
    public static String CustomTxtTraceDefinition_eventType = "EventType";

    /** A name in definition files: format. */
    public static String CustomTxtTraceDefinition_format = "format";

    /** A name in definition files: InputData. */
    public static String CustomTxtTraceDefinition_inputData = "InputData";

    /** A name in definition files: InputLine. */
    public static String CustomTxtTraceDefinition_inputLine = "InputLine";

    /** A name in definition files: max. */
    public static String CustomTxtTraceDefinition_max = "max";

    /** A name in definition files: min. */
    public static String CustomTxtTraceDefinition_min = "min";

    /** A name in definition files: name. */
    public static String CustomTxtTraceDefinition_name = "name";

    /** A name in definition files: OutputColumn. */
    public static String CustomTxtTraceDefinition_outputColumn = "OutputColumn";

    /** A name in definition files: RegEx. */
    public static String CustomTxtTraceDefinition_regEx = "RegEx";

    /** A name in definition files: tag. */
    public static String CustomTxtTraceDefinition_tag = "tag";

    /** A name in definition files: TimeStampOutputFormat. */
    public static String CustomTxtTraceDefinition_timestampOutputFormat = "TimeStampOutputFormat";

    /** A name in definition files: action. */
    public static String CustomXmlTraceDefinition_action = "action";

    /** A name in definition files: Attribute. */
    public static String CustomXmlTraceDefinition_attribute = "Attribute";

    /** A name in definition files: category. */
    public static String CustomXmlTraceDefinition_category = "category";

    /** A name in definition files: Definition. */
    public static String CustomXmlTraceDefinition_definition = "Definition";

    /** A name in definition files: CustomXMLTraceDefinitionList. */
    public static String CustomXmlTraceDefinition_definitionRootElement =
            "CustomXMLTraceDefinitionList";

    /** A name in definition files: eventtype. */
    public static String CustomXmlTraceDefinition_eventType = "eventtype";

    /** A name in definition files: format. */
    public static String CustomXmlTraceDefinition_format = "format";

    /** A label: Ignore. */
    public static String CustomXmlTraceDefinition_ignoreTag = "Ignore";

    /** A name in definition files: InputData. */
    public static String CustomXmlTraceDefinition_inputData = "InputData";

    /** A name in definition files: InputElement. */
    public static String CustomXmlTraceDefinition_inputElement = "InputElement";

    /** A name in definition files: logentry. */
    public static String CustomXmlTraceDefinition_logEntry = "logentry";

    /** A name in definition files: name. */
    public static String CustomXmlTraceDefinition_name = "name";

    /** A name in definition files: OutputColumn. */
    public static String CustomXmlTraceDefinition_outputColumn = "OutputColumn";

    /** A name in definition files: tag. */
    public static String CustomXmlTraceDefinition_tag = "tag";

    /** A name in definition files: TimeStampOutputFormat. */
    public static String CustomXmlTraceDefinition_timestampOutputFormat = "TimeStampOutputFormat";

    /** Only constants; public because the documented class can be subclassed. */
    protected Messages() {}
}
