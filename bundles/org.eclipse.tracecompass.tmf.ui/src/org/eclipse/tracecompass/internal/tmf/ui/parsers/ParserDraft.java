package org.eclipse.tracecompass.internal.tmf.ui.parsers;

import java.util.ArrayList;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.ui.parsers.Part.Kind;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition.Format;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomRecordTraceDefinition.Input;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.OutputColumn;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTraceDefinition.Tag;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.Cardinality;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputData;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomTxtTraceDefinition.InputLine;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomXmlInputAttribute;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomXmlInputElement;
import org.eclipse.tracecompass.tmf.core.parsers.custom.CustomXmlTraceDefinition;

/** A parser while it is edited: the same parts for all kinds. Not thread-safe. */
final class ParserDraft {

    /** The kinds of parsers, in the order in which they are offered. */
    enum Syntax {
        TEXT("Text (regular expressions)"),
        CSV("CSV (columns)"),
        JSON("JSON lines"),
        XML("XML (elements)");

        final String label;

        Syntax(String label) {
            this.label = label;
        }
    }

    Syntax syntax = Syntax.TEXT;
    String category = CustomTxtTraceDefinition.CUSTOM_TXT_CATEGORY;
    String name = "";
    String timeFormat = "";
    char delimiter = ',';
    boolean header = true;
    final List<Part> parts = new ArrayList<>();
    private final List<OutputColumn> columns = new ArrayList<>();

    /** A draft of a new parser. */
    static ParserDraft ofNew(Syntax syntax) {
        ParserDraft draft = new ParserDraft();
        draft.begin(syntax);
        return draft;
    }

    /** Begins anew with a syntax: one part that the user changes. */
    void begin(Syntax syntax) {
        this.syntax = syntax;
        parts.clear();
        columns.clear();
        switch (syntax) {
            case TEXT -> {
                category = CustomTxtTraceDefinition.CUSTOM_TXT_CATEGORY;
                Part line = new Part(Kind.LINE, "(\\S+ \\S+) (.*)");
                line.adaptGroups();
                line.children.get(0).tag = Tag.TIMESTAMP;
                line.children.get(0).format = "yyyy-MM-dd HH:mm:ss";
                line.children.get(1).tag = Tag.MESSAGE;
                parts.add(line);
            }
            case XML -> {
                category = CustomXmlTraceDefinition.CUSTOM_XML_CATEGORY;
                Part element = new Part(Kind.ELEMENT, "event");
                element.record = true;
                Part time = new Part(Kind.ATTRIBUTE, "time");
                time.tag = Tag.TIMESTAMP;
                time.format = "iso";
                parts.add(element.add(time));
            }
            default -> {
                category = (syntax == Syntax.CSV ? Format.CSV : Format.JSON).category();
                Part time = new Part(Kind.VALUE, "time");
                time.tag = Tag.TIMESTAMP;
                time.format = "iso";
                parts.add(time);
            }
        }
    }

    /** A draft of a parser that there is. */
    static ParserDraft of(CustomTraceDefinition definition) {
        ParserDraft draft = new ParserDraft();
        if (definition instanceof CustomTxtTraceDefinition text) {
            text.inputs.forEach(line -> draft.parts.add(part(line)));
        } else if (definition instanceof CustomXmlTraceDefinition xml) {
            draft.syntax = Syntax.XML;
            if (xml.rootInputElement != null) {
                draft.parts.add(part(xml.rootInputElement));
            }
        } else if (definition instanceof CustomRecordTraceDefinition records) {
            draft.syntax = records.format == Format.CSV ? Syntax.CSV : Syntax.JSON;
            draft.delimiter = records.delimiter;
            draft.header = records.header;
            for (Input input : records.inputs) {
                Part value = new Part(Kind.VALUE, input.path());
                set(value, input.data());
                draft.parts.add(value);
            }
        }
        draft.category = definition.categoryName;
        draft.name = definition.definitionName;
        draft.timeFormat = text(definition.timeStampOutputFormat);
        draft.columns.addAll(definition.outputs);
        return draft;
    }

    private static String text(@Nullable String text) {
        return text == null ? "" : text;
    }

    private static void set(Part part, InputData data) {
        part.tag = data.tag;
        part.name = data.tag == Tag.OTHER ? text(data.name) : "";
        part.action = data.action;
        part.format = text(data.format);
    }

    private static Part part(InputLine line) {
        Part part = new Part(Kind.LINE, text(line.getRegex()));
        part.min = line.getMinCount();
        part.max = line.getMaxCount();
        part.eventType = text(line.eventType);
        int number = 1;
        for (InputData data : line.columns) {
            Part group = new Part(Kind.GROUP, String.valueOf(number++));
            set(group, data);
            part.add(group);
        }
        part.adaptGroups();
        if (line.childrenInputs != null) {
            line.childrenInputs.forEach(child -> part.add(part(child)));
        }
        return part;
    }

    private static Part part(CustomXmlInputElement element) {
        Part part = new Part(Kind.ELEMENT, text(element.getElementName()));
        part.record = element.isLogEntry();
        part.eventType = text(element.getEventType());
        part.tag = element.getInputTag() == null ? Tag.IGNORE : element.getInputTag();
        part.name = part.tag == Tag.OTHER ? text(element.getInputName()) : "";
        part.action = element.getInputAction();
        part.format = text(element.getInputFormat());
        if (element.getAttributes() != null) {
            for (CustomXmlInputAttribute attribute : element.getAttributes()) {
                Part child = new Part(Kind.ATTRIBUTE, attribute.getAttributeName());
                child.tag = attribute.getInputTag();
                child.name = child.tag == Tag.OTHER ? text(attribute.getInputName()) : "";
                child.action = attribute.getInputAction();
                child.format = text(attribute.getInputFormat());
                part.add(child);
            }
        }
        if (element.getChildElements() != null) {
            element.getChildElements().forEach(child -> part.add(part(child)));
        }
        return part;
    }

    /**
     * Makes the definition.
     *
     * @param origins receives the part that each part of the definition comes from
     */
    CustomTraceDefinition toDefinition(Map<Object, Part> origins) {
        CustomTraceDefinition definition =
                switch (syntax) {
                    case TEXT -> textDefinition(origins);
                    case XML -> xmlDefinition(origins);
                    case CSV, JSON -> recordDefinition(origins);
                };
        definition.categoryName = category;
        definition.definitionName = name;
        definition.timeStampOutputFormat = timeFormat;
        definition.outputs = columns();
        return definition;
    }

    /** Makes the definition. */
    CustomTraceDefinition toDefinition() {
        return toDefinition(new IdentityHashMap<>());
    }

    private CustomTraceDefinition textDefinition(Map<Object, Part> origins) {
        CustomTxtTraceDefinition definition = new CustomTxtTraceDefinition();
        for (Part part : parts) {
            definition.inputs.add(line(part, origins));
        }
        return definition;
    }

    private static InputLine line(Part part, Map<Object, Part> origins) {
        InputLine line =
                new InputLine(new Cardinality(part.min, part.max), part.match, new ArrayList<>());
        origins.put(line, part);
        line.eventType = part.eventType.isEmpty() ? null : part.eventType;
        for (Part child : part.children) {
            if (child.kind == Kind.GROUP) {
                line.addColumn(data(child, origins));
            } else {
                line.addChild(line(child, origins));
            }
        }
        return line;
    }

    private static InputData data(Part part, Map<Object, Part> origins) {
        InputData data = new InputData(part.tag, part.action);
        data.name = fieldName(part);
        data.format = part.format.isEmpty() ? null : part.format;
        origins.put(data, part);
        return data;
    }

    private static String fieldName(Part part) {
        if (part.tag != Tag.OTHER) {
            return part.tag.toString();
        }
        return part.name.isEmpty() ? part.match : part.name;
    }

    private CustomTraceDefinition xmlDefinition(Map<Object, Part> origins) {
        CustomXmlTraceDefinition definition = new CustomXmlTraceDefinition();
        definition.rootInputElement = parts.isEmpty() ? null : element(parts.get(0), origins);
        return definition;
    }

    private static CustomXmlInputElement element(Part part, Map<Object, Part> origins) {
        CustomXmlInputElement element = new CustomXmlInputElement();
        origins.put(element, part);
        element.setElementName(part.match);
        element.setLogEntry(part.record);
        element.setEventType(part.eventType.isEmpty() ? null : part.eventType);
        element.setInputTag(part.tag);
        element.setInputName(fieldName(part));
        element.setInputAction(part.action);
        element.setInputFormat(part.format);
        for (Part child : part.children) {
            if (child.kind == Kind.ATTRIBUTE) {
                element.addAttribute(
                        new CustomXmlInputAttribute(
                                child.match,
                                child.tag,
                                fieldName(child),
                                child.action,
                                child.format));
            } else {
                element.addChild(element(child, origins));
            }
        }
        return element;
    }

    private CustomTraceDefinition recordDefinition(Map<Object, Part> origins) {
        CustomRecordTraceDefinition definition =
                new CustomRecordTraceDefinition(syntax == Syntax.CSV ? Format.CSV : Format.JSON);
        definition.delimiter = delimiter;
        definition.header = header;
        for (Part part : parts) {
            definition.inputs.add(new Input(part.match, data(part, origins)));
        }
        return definition;
    }

    /** The columns: those that there were, as far as they still have values, then the others. */
    private List<OutputColumn> columns() {
        List<OutputColumn> wanted = new ArrayList<>();
        collect(parts, Tag.TIMESTAMP, wanted);
        collect(parts, Tag.EVENT_TYPE, wanted);
        collect(parts, Tag.MESSAGE, wanted);
        collect(parts, Tag.OTHER, wanted);
        wanted.add(new OutputColumn(Tag.EXTRA_FIELDS, Tag.EXTRA_FIELDS.toString()));
        List<OutputColumn> result = new ArrayList<>();
        for (OutputColumn column : columns) {
            if (wanted.stream().anyMatch(each -> isSame(each, column))) {
                result.add(column);
            }
        }
        for (OutputColumn column : wanted) {
            if (result.stream().noneMatch(each -> isSame(each, column))) {
                result.add(column);
            }
        }
        return result;
    }

    private static boolean isSame(OutputColumn a, OutputColumn b) {
        return a.tag == b.tag && (a.tag != Tag.OTHER || a.name.equals(b.name));
    }

    private static void collect(List<Part> parts, Tag tag, List<OutputColumn> columns) {
        for (Part part : parts) {
            if (part.isCapturing() && part.tag == tag) {
                OutputColumn column = new OutputColumn(tag, fieldName(part));
                if (columns.stream().noneMatch(each -> isSame(each, column))) {
                    columns.add(column);
                }
            }
            collect(part.children, tag, columns);
        }
    }

    /** Whether two definitions would be one trace type, so that one replaces the other. */
    static boolean haveOneName(CustomTraceDefinition a, CustomTraceDefinition b) {
        return a.getClass() == b.getClass()
                && a.categoryName.equals(b.categoryName)
                && a.definitionName.equals(b.definitionName);
    }
}
