package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.File;
import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.IStatus;
import org.eclipse.core.runtime.Status;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.xml.StrictXml;
import org.eclipse.tracecompass.tmf.core.exceptions.TmfTraceException;
import org.eclipse.tracecompass.tmf.core.io.BufferedRandomAccessFile;
import org.eclipse.tracecompass.tmf.core.timestamp.TmfTimestamp;
import org.eclipse.tracecompass.tmf.core.trace.ITmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfContext;
import org.eclipse.tracecompass.tmf.core.trace.TmfTraceUtils;
import org.eclipse.tracecompass.tmf.core.trace.location.TmfLongLocation;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.w3c.dom.Text;
import org.xml.sax.InputSource;

/**
 * An XML file, read as a {@link CustomXmlTraceDefinition} says. Each record is read alone, so that
 * a file of any size, or one that is still being written, can be read.
 */
@NonNullByDefault({})
public class CustomXmlTrace extends CustomFileTrace {

    private static final TraceTypeIds IDS =
            new TraceTypeIds(
                    "custom.xml.trace",
                    CustomXmlTrace.class,
                    CustomXmlTraceDefinition.CUSTOM_XML_CATEGORY);

    private static final int MOST_OF_LINE = 1 << 16;
    private static final int MOST_OF_HEAD = 16 << 20;

    private final CustomXmlTraceDefinition definition;
    private final CustomXmlInputElement record;

    /** Of the file that was read last; used under the trace's lock. */
    private XmlRecordScanner scanner;

    /**
     * A trace to be initialised by {@code initTrace}.
     *
     * @param definition how to read it
     */
    public CustomXmlTrace(CustomXmlTraceDefinition definition) {
        super(definition);
        this.definition = definition;
        record = getRecordInputElement(definition.rootInputElement);
    }

    /**
     * An initialised trace.
     *
     * @param resource its resource in the workspace, or null
     * @param definition how to read it
     * @param path the file
     * @param pageSize number of events between two checkpoints; 0 or less for the default
     * @throws TmfTraceException when it cannot be read
     */
    public CustomXmlTrace(
            IResource resource, CustomXmlTraceDefinition definition, String path, int pageSize)
            throws TmfTraceException {
        this(definition);
        if (pageSize > 0) {
            setCacheSize(pageSize);
        }
        initTrace(resource, path, CustomXmlEvent.class);
    }

    /**
     * The element that is a record: the first one that is marked, in depth.
     *
     * @param inputElement where to search
     * @return the element; null if none is marked
     */
    public CustomXmlInputElement getRecordInputElement(CustomXmlInputElement inputElement) {
        if (inputElement == null || inputElement.isLogEntry()) {
            return inputElement;
        }
        List<CustomXmlInputElement> children = inputElement.getChildElements();
        if (children != null) {
            for (CustomXmlInputElement child : children) {
                CustomXmlInputElement found = getRecordInputElement(child);
                if (found != null) {
                    return found;
                }
            }
        }
        return null;
    }

    @Override
    public CustomXmlEvent parseEvent(ITmfContext tmfContext) {
        return (CustomXmlEvent) super.parseEvent(tmfContext);
    }

    @Override
    public CustomXmlEvent getNext(ITmfContext context) {
        return (CustomXmlEvent) super.getNext(context);
    }

    @Override
    TmfContext newContext() {
        return new CustomXmlTraceContext(null, ITmfContext.UNKNOWN_RANK);
    }

    @Override
    TmfContext copy(TmfContext context) {
        CustomXmlTraceContext copy =
                new CustomXmlTraceContext(context.getLocation(), context.getRank());
        return copy;
    }

    @Override
    void findRecord(@NonNull BufferedRandomAccessFile file, @NonNull TmfContext context)
            throws IOException {
        long place = record == null ? -1 : scanner(file).find(Long.MAX_VALUE);
        context.setLocation(place < 0 ? null : new TmfLongLocation(place));
    }

    /**
     * {@inheritDoc} Many records may be in one line. Those of the line before the place are passed,
     * so that what looks like a record within one of them is none; lines that are too long are
     * searched from the place on.
     */
    @Override
    long nextBegin(@NonNull BufferedRandomAccessFile file, long place) throws IOException {
        long line = startOfLine(file, place);
        if (record == null || line < 0) {
            return place;
        }
        XmlRecordScanner scanner = scanner(file);
        RepeatedReads failed = new RepeatedReads();
        file.seek(line);
        long found = scanner.find(Long.MAX_VALUE);
        while (found >= 0 && found < place && !failed.isTooMuch()) {
            file.seek(found);
            if (scanner.read() == null) {
                failed.add(found, file.getFilePointer());
                file.seek(found + 1);
            }
            found = scanner.find(Long.MAX_VALUE);
        }
        return found < 0 ? file.length() : Math.max(found, place);
    }

    /** Where the line of a place begins; -1 if that is far away. */
    private static long startOfLine(BufferedRandomAccessFile file, long place) throws IOException {
        byte[] before = new byte[(int) Math.min(place, MOST_OF_LINE)];
        file.seek(place - before.length);
        int length = file.read(before);
        for (int i = length - 1; i >= 0; i--) {
            if (before[i] == '\n') {
                return place - before.length + i + 1;
            }
        }
        return place <= MOST_OF_LINE ? 0 : -1;
    }

    private XmlRecordScanner scanner(BufferedRandomAccessFile file) throws IOException {
        if (scanner == null || !scanner.scans(file)) {
            scanner = new XmlRecordScanner(file, record.getElementName());
        }
        return scanner;
    }

    @Override
    @Nullable
    CustomEvent read(@NonNull BufferedRandomAccessFile file, @NonNull TmfContext context)
            throws IOException {
        XmlRecordScanner scanner = scanner(file);
        long place = placeOf(context);
        RepeatedReads failed = new RepeatedReads();
        while (place >= 0) {
            file.seek(place);
            String text = scanner.read();
            Element element = text == null ? null : parse(text);
            if (element == null) {
                failed.add(place, file.getFilePointer());
                // A record that is cut or malformed is skipped; the next may begin within it.
                file.seek(place + 1);
            }
            long next = failed.isTooMuch() ? -1 : scanner.find(Long.MAX_VALUE);
            context.setLocation(next < 0 ? null : new TmfLongLocation(next));
            if (element != null) {
                return extractEvent(element, record);
            }
            place = next;
        }
        return null;
    }

    private static @Nullable Element parse(String text) {
        try {
            return StrictXml.read(new InputSource(new StringReader(text))).getDocumentElement();
        } catch (IOException e) {
            return null;
        }
    }

    /**
     * Makes the event of a record.
     *
     * @param element the record
     * @param inputElement its description
     * @return the event
     */
    public CustomXmlEvent extractEvent(Element element, CustomXmlInputElement inputElement) {
        CustomXmlEvent event = new CustomXmlEvent(definition, this, TmfTimestamp.ZERO, null);
        event.setContent(new CustomEventContent(event, parseElement(element, new StringBuffer())));
        extract(element, inputElement, event);
        return event;
    }

    private static void extract(
            Element element, CustomXmlInputElement input, CustomXmlEvent event) {
        event.setRecordType(input.getEventType());
        List<CustomXmlInputElement> described = input.getChildElements();
        if (input.getInputTag() != null) {
            String text =
                    described == null || described.isEmpty()
                            ? parseElement(element, new StringBuffer()).toString()
                            : ownText(element);
            event.parseInput(
                    text,
                    input.getInputTag(),
                    input.getInputName(),
                    input.getInputAction(),
                    input.getInputFormat());
        }
        if (input.getAttributes() != null) {
            for (CustomXmlInputAttribute attribute : input.getAttributes()) {
                event.parseInput(
                        element.getAttribute(attribute.getAttributeName()),
                        attribute.getInputTag(),
                        attribute.getInputName(),
                        attribute.getInputAction(),
                        attribute.getInputFormat());
            }
        }
        if (described != null) {
            for (Element child : XmlElements.children(element)) {
                for (CustomXmlInputElement each : described) {
                    if (child.getNodeName().equals(each.getElementName())) {
                        extract(child, each, event);
                        break;
                    }
                }
            }
        }
    }

    private static String ownText(Element element) {
        StringBuilder text = new StringBuilder();
        for (Node node = element.getFirstChild(); node != null; node = node.getNextSibling()) {
            if (node instanceof Text part) {
                text.append(part.getData());
            }
        }
        return text.toString().strip();
    }

    /**
     * Writes an element as a text: its own text, then its elements as {@code name:text}, or {@code
     * name [ … ]} where they have elements themselves, with {@code " | "} between the parts.
     *
     * @param parentElement the element
     * @param buffer receives the text
     * @return the buffer
     */
    public static StringBuffer parseElement(Element parentElement, StringBuffer buffer) {
        int start = buffer.length();
        for (Node node = parentElement.getFirstChild();
                node != null;
                node = node.getNextSibling()) {
            if (node instanceof Text text) {
                String own = text.getData().strip();
                if (!own.isEmpty()) {
                    separate(buffer, start).append(own);
                }
            } else if (node instanceof Element child) {
                separate(buffer, start).append(child.getNodeName());
                if (XmlElements.children(child).isEmpty()) {
                    buffer.append(':').append(ownText(child));
                } else {
                    buffer.append(" [ ");
                    parseElement(child, buffer).append(" ]");
                }
            }
        }
        return buffer;
    }

    private static StringBuffer separate(StringBuffer buffer, int start) {
        return buffer.length() > start ? buffer.append(CustomTraceDefinition.SEPARATOR) : buffer;
    }

    /** Ends of lines mean nothing in XML: a file may be one long line. */
    @Override
    @Nullable
    String refusal(@NonNull File candidate) throws IOException {
        if (!candidate.isFile()) {
            return "Not a file";
        }
        return TmfTraceUtils.isText(candidate) ? null : "Not a text file";
    }

    @Override
    IStatus validateHead(@NonNull BufferedRandomAccessFile file) throws IOException {
        if (record == null) {
            return Status.error("The parser marks no element as an event");
        }
        XmlRecordScanner scanner = new XmlRecordScanner(file, record.getElementName());
        long limit = endOfHead(file);
        file.seek(0);
        long place = scanner.find(limit);
        RepeatedReads failed = new RepeatedReads();
        while (place >= 0 && !failed.isTooMuch()) {
            file.seek(place);
            String text = scanner.read();
            if (text != null && parse(text) != null) {
                return verdict(100, "");
            }
            failed.add(place, file.getFilePointer());
            file.seek(place + 1);
            place = scanner.find(limit);
        }
        return verdict(
                0,
                "No element <"
                        + record.getElementName()
                        + "> in the first "
                        + LINES_TO_VALIDATE
                        + " lines can be read");
    }

    private static long endOfHead(BufferedRandomAccessFile file) throws IOException {
        int lines = 0;
        int b = 0;
        while (b >= 0 && lines < LINES_TO_VALIDATE && file.getFilePointer() < MOST_OF_HEAD) {
            b = file.read();
            lines += b == '\n' ? 1 : 0;
        }
        return file.getFilePointer();
    }

    @Override
    public String getTraceTypeId() {
        return buildTraceTypeId(definition.categoryName, definition.definitionName);
    }

    /**
     * The id of a trace type.
     *
     * @param category the category of the definition
     * @param definitionName its name
     * @return the id
     */
    public static @NonNull String buildTraceTypeId(String category, String definitionName) {
        return IDS.build(category, definitionName);
    }

    /**
     * Whether an id is that of a custom XML parser.
     *
     * @param traceTypeId an id, maybe of an earlier version
     * @return whether it is
     */
    public static boolean isCustomTraceTypeId(@NonNull String traceTypeId) {
        return IDS.owns(traceTypeId);
    }

    /**
     * The id that a trace type has today.
     *
     * @param traceTypeId an id, maybe of an earlier version
     * @return the id of today; the same for an id of another kind
     */
    public static @NonNull String buildCompatibilityTraceTypeId(@NonNull String traceTypeId) {
        return IDS.today(traceTypeId);
    }
}
