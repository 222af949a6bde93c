package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.util.AbstractMap.SimpleImmutableEntry;
import java.util.ArrayList;
import java.util.List;
import java.util.Map.Entry;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.tracecompass.internal.tmf.core.xml.StrictXml;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestampFormat;
import org.w3c.dom.Element;
import org.xml.sax.EntityResolver;
import org.xml.sax.ErrorHandler;

/**
 * Describes the traces of a custom parser. The fields are public because editors change them; a
 * definition that a trace uses must not be changed any more.
 */
@NonNullByDefault({})
public abstract class CustomTraceDefinition {

    /** A captured value replaces the earlier one. */
    public static final int ACTION_SET = 0;

    /** A captured value is added to the earlier one. */
    public static final int ACTION_APPEND = 1;

    /** A captured value is added to the earlier one behind {@link #SEPARATOR}. */
    public static final int ACTION_APPEND_WITH_SEPARATOR = 2;

    /** Between values that are added to each other. */
    public static final String SEPARATOR = " | ";

    /** What a captured value, or a column of the events, means. */
    public enum Tag {
        /** Nothing. */
        IGNORE(Messages.CustomXmlTraceDefinition_ignoreTag),
        /** The time. */
        TIMESTAMP(Messages.CustomTraceDefinition_timestampTag),
        /** The type of the event. */
        EVENT_TYPE(Messages.CustomTraceDefinition_eventTypeTag),
        /** The message. */
        MESSAGE(Messages.CustomTraceDefinition_messageTag),
        /** The name of a field that no column shows. */
        EXTRA_FIELD_NAME(Messages.CustomTraceDefinition_extraFieldNameTag),
        /** The value of the field that was named last. */
        EXTRA_FIELD_VALUE(Messages.CustomTraceDefinition_extraFieldValueTag),
        /** As a column: all fields without a column of their own. */
        EXTRA_FIELDS(Messages.CustomExtraFieldsAspect_extraFieldsAspectName),
        /** A field with a name. */
        OTHER(Messages.CustomTraceDefinition_otherTag);

        private final String label;

        Tag(String label) {
            this.label = label;
        }

        /** {@return the label in the user's words} */
        @Override
        public String toString() {
            return label;
        }

        /**
         * The tag with a label.
         *
         * @param label a label, in any case of letters
         * @return its tag; {@link #OTHER} when no tag has the label
         */
        public static Tag fromLabel(String label) {
            for (Tag tag : values()) {
                if (tag.label.equalsIgnoreCase(label)) {
                    return tag;
                }
            }
            return OTHER;
        }

        /**
         * The tag with a name, as in files.
         *
         * @param name the name of a constant, in any case of letters
         * @return its tag; {@link #OTHER} when no tag has the name
         */
        public static Tag fromName(String name) {
            for (Tag tag : values()) {
                if (tag.name().equalsIgnoreCase(name)) {
                    return tag;
                }
            }
            return OTHER;
        }
    }

    /** A column of the events: what it shows, and its title. */
    public static class OutputColumn {

        /** What it shows. */
        public Tag tag;

        /** Its title; of a field also the field's name. */
        public String name;

        /**
         * A column.
         *
         * @param tag what it shows
         * @param name its title
         */
        public OutputColumn(Tag tag, String name) {
            this.tag = tag;
            this.name = name;
        }

        @Override
        public String toString() {
            return name;
        }
    }

    /** The category: the definitions are grouped by it. */
    public String categoryName;

    /** The name of the trace type. */
    public String definitionName;

    /** The columns of the events, in order. */
    public List<OutputColumn> outputs = new ArrayList<>();

    /** How the time is shown; null or empty for the format that the user prefers. */
    public String timeStampOutputFormat;

    /**
     * Formats a time as the definition shows it.
     *
     * @param timestamp the time
     * @return its text
     */
    public String formatTimeStamp(TmfTimestamp timestamp) {
        return hasTimestampFormat()
                ? timestamp.toString(new TmfTimestampFormat(timeStampOutputFormat))
                : timestamp.toString();
    }

    boolean hasTimestampFormat() {
        return timeStampOutputFormat != null && !timeStampOutputFormat.isEmpty();
    }

    /**
     * Stores the definition among the user's instead of the one of the same category and name. Its
     * trace type can be used at once.
     */
    public abstract void save();

    /**
     * Writes the definition into a file instead of the one of the same category and name there.
     *
     * @param path the file; it is made when it does not exist
     */
    public abstract void save(String path);

    /** {@return what keeps a parser from reading document types} */
    protected static EntityResolver createEmptyEntityResolver() {
        return StrictXml.NOTHING_ELSE;
    }

    /** {@return what makes every error of a document an exception, and ignores warnings} */
    protected static ErrorHandler createErrorHandler() {
        return StrictXml.ERRORS;
    }

    /**
     * Reads what a value or column means. Old files have no tags: there the name tells.
     *
     * @param element the element
     * @param tagAttribute name of the attribute with the tag
     * @param nameAttribute name of the attribute with the name
     * @return the tag and the name
     */
    protected static Entry<Tag, String> extractTagAndName(
            Element element, String tagAttribute, String nameAttribute) {
        String name = element.getAttribute(nameAttribute);
        String tag = element.getAttribute(tagAttribute);
        if (!tag.isEmpty()) {
            Tag known = Tag.fromName(tag);
            return new SimpleImmutableEntry<>(known, name.isEmpty() ? known.toString() : name);
        }
        return switch (name) {
            case "Time Stamp" -> new SimpleImmutableEntry<>(Tag.TIMESTAMP, Tag.TIMESTAMP.label);
            case "Message" -> new SimpleImmutableEntry<>(Tag.MESSAGE, Tag.MESSAGE.label);
            case "Ignore" -> new SimpleImmutableEntry<>(Tag.IGNORE, Tag.IGNORE.label);
            default -> new SimpleImmutableEntry<>(Tag.OTHER, name);
        };
    }

    /** {@return the category} */
    public String getCategoryName() {
        return categoryName;
    }

    /** {@return the name of the trace type} */
    public String getDefinitionName() {
        return definitionName;
    }

    /** {@return the names of the fields that have a column, each once} */
    List<String> fieldNames() {
        List<String> names = new ArrayList<>();
        for (OutputColumn column : outputs) {
            boolean field =
                    switch (column.tag) {
                        case TIMESTAMP -> hasTimestampFormat();
                        case MESSAGE, OTHER -> true;
                        default -> false;
                    };
            if (field && !names.contains(column.name)) {
                names.add(column.name);
            }
        }
        return names;
    }
}
