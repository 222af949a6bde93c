package org.eclipse.tracecompass.tmf.core.parsers.custom;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.common.core.files.FileReplacement;
import org.eclipse.tracecompass.common.core.log.LazyLogger;
import org.eclipse.tracecompass.common.core.xml.XmlUtils;
import org.eclipse.tracecompass.internal.tmf.core.xml.StrictXml;
import org.eclipse.tracecompass.tmf.core.ExtensionSource;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.trace.ITmfTrace;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;
import org.xml.sax.InputSource;

/**
 * The definitions of one kind: those that the user has stored, those of the product and those of
 * plug-ins, in this order. Of several with the same category and name the first counts.
 *
 * <p>Changes are written at once, into a file that replaces the old one. Thread-safe.
 *
 * @param <D> the class of the definitions
 */
final class DefinitionStore<D extends CustomTraceDefinition> {

    /** Text traces. */
    static final DefinitionStore<CustomTxtTraceDefinition> TEXT =
            new DefinitionStore<>(
                    Messages.CustomTxtTraceDefinition_definitionRootElement,
                    CustomTxtTraceDefinition.CUSTOM_TXT_TRACE_DEFINITIONS_FILE_NAME,
                    CustomTxtTraceDefinition.CUSTOM_TXT_TRACE_DEFINITIONS_DEFAULT_PATH_NAME,
                    Set.of("text"),
                    CustomTxtTrace.class,
                    TxtDefinitionXml::read,
                    TxtDefinitionXml::write);

    /** XML traces. */
    static final DefinitionStore<CustomXmlTraceDefinition> XML =
            new DefinitionStore<>(
                    Messages.CustomXmlTraceDefinition_definitionRootElement,
                    CustomXmlTraceDefinition.CUSTOM_XML_TRACE_DEFINITIONS_FILE_NAME,
                    CustomXmlTraceDefinition.CUSTOM_XML_TRACE_DEFINITIONS_DEFAULT_PATH_NAME,
                    Set.of("xml"),
                    CustomXmlTrace.class,
                    XmlDefinitionXml::read,
                    XmlDefinitionXml::write);

    /** Traces with a record per line: CSV and JSON. */
    static final DefinitionStore<CustomRecordTraceDefinition> RECORDS =
            new DefinitionStore<>(
                    "CustomRecordTraceDefinitionList",
                    "custom_record_parsers.xml",
                    DefinitionFolder.DEFAULTS + "custom_record_default_parsers.xml",
                    Set.of("csv", "json"),
                    CustomRecordTrace.class,
                    RecordDefinitionXml::read,
                    RecordDefinitionXml::write);

    private static final String POINT = "org.eclipse.tracecompass.tmf.core.custom.trace";
    private static final int MAX_BYTES = 16 << 20;
    private static final System.Logger LOGGER = LazyLogger.of(DefinitionStore.class);

    private final String rootName;
    private final String fileName;
    private final String defaults;
    private final Set<String> contentTypes;
    private final Class<? extends ITmfTrace> traceClass;
    private final Function<Element, @Nullable D> reader;
    private final BiFunction<Document, D, Element> writer;
    private @Nullable List<D> contributed;

    private DefinitionStore(
            String rootName,
            String fileName,
            String defaults,
            Set<String> contentTypes,
            Class<? extends ITmfTrace> traceClass,
            Function<Element, @Nullable D> reader,
            BiFunction<Document, D, Element> writer) {
        this.rootName = rootName;
        this.fileName = fileName;
        this.defaults = defaults;
        this.contentTypes = contentTypes;
        this.traceClass = traceClass;
        this.reader = reader;
        this.writer = writer;
    }

    Class<? extends ITmfTrace> traceClass() {
        return traceClass;
    }

    private Path userFile() {
        return DefinitionFolder.ofUser().resolve(fileName);
    }

    /** All definitions; without defaults only those of the user. */
    synchronized List<D> all(boolean includeDefaults) {
        Map<String, D> known = new LinkedHashMap<>();
        addTo(known, read(userFile().toString()));
        if (includeDefaults) {
            addTo(known, read(defaults));
            addTo(known, contributed());
        }
        return new ArrayList<>(known.values());
    }

    private void addTo(Map<String, D> known, List<D> definitions) {
        definitions.forEach(d -> known.putIfAbsent(d.categoryName + '\0' + d.definitionName, d));
    }

    /** The definition of the user, or of the product; null if there is none. */
    synchronized @Nullable D find(String category, String name) {
        @Nullable D own = find(read(userFile().toString()), category, name);
        return own != null ? own : find(read(defaults), category, name);
    }

    /** The definition of the user, of the product or of a plug-in; null if there is none. */
    synchronized @Nullable D findAnywhere(String category, String name) {
        return find(all(true), category, name);
    }

    /** Whether the user has stored a definition of this name. */
    synchronized boolean isOwn(String category, String name) {
        return find(read(userFile().toString()), category, name) != null;
    }

    private static <D extends CustomTraceDefinition> @Nullable D find(
            List<D> definitions, String category, String name) {
        for (D definition : definitions) {
            if (definition.categoryName.equals(category)
                    && definition.definitionName.equals(name)) {
                return definition;
            }
        }
        return null;
    }

    private synchronized List<D> contributed() {
        List<D> known = contributed;
        if (known != null) {
            return known;
        }
        List<D> found =
                ExtensionSource.readFiles(
                        POINT,
                        element -> contentTypes.contains(element.getAttribute("traceContentType")),
                        this::parse);
        contributed = found;
        return found;
    }

    /** The definitions of a file; none, with a log entry, if it cannot be read. */
    List<D> read(String path) {
        Path file = Path.of(path);
        if (!Files.isRegularFile(file)) {
            return List.of();
        }
        try {
            return parse(file);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, e.getMessage(), e);
            return List.of();
        }
    }

    /** The definitions of a stream; none, with a log entry, if it cannot be read. */
    List<D> read(InputStream stream) {
        try {
            return parse(stream);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.WARNING, e.getMessage(), e);
            return List.of();
        }
    }

    /**
     * The definitions of a file.
     *
     * @throws IOException if it cannot be read or is no list of definitions; the message names the
     *     file and the line
     */
    List<D> parse(Path file) throws IOException {
        try (InputStream in = new BufferedInputStream(Files.newInputStream(file))) {
            return parse(in);
        } catch (IOException e) {
            throw new IOException(file + " has no definitions of parsers: " + e.getMessage(), e);
        }
    }

    private List<D> parse(InputStream in) throws IOException {
        Element root =
                StrictXml.read(new InputSource(new LimitedStream(in, MAX_BYTES)))
                        .getDocumentElement();
        if (!rootName.equals(root.getNodeName())) {
            throw new IOException(
                    "it begins with <" + root.getNodeName() + ">, not <" + rootName + ">");
        }
        List<D> found = new ArrayList<>();
        for (Element element : XmlElements.children(root)) {
            if (XmlElements.DEFINITION.equals(element.getNodeName())) {
                @Nullable D definition = reader.apply(element);
                if (definition != null) {
                    found.add(definition);
                }
            }
        }
        return found;
    }

    /** Stores a definition of the user; a failure is logged. */
    void save(D definition) {
        try {
            store(definition);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.ERROR, e.getMessage(), e);
        }
    }

    /** Stores a definition in a file; a failure is logged. */
    void save(D definition, String path) {
        try {
            put(definition, Path.of(path));
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.ERROR, e.getMessage(), e);
        }
    }

    /** Stores a definition of the user, and makes it a trace type. */
    void store(D definition) throws IOException {
        put(definition, userFile());
        TmfTraceType.addCustomTraceType(
                traceClass, definition.categoryName, definition.definitionName);
    }

    /** Puts a definition into a file, in place of one of the same category and name. */
    synchronized void put(D definition, Path file) throws IOException {
        List<D> all = Files.isRegularFile(file) ? new ArrayList<>(parse(file)) : new ArrayList<>();
        @Nullable D old = find(all, definition.categoryName, definition.definitionName);
        if (old == null) {
            all.add(definition);
        } else {
            all.set(all.indexOf(old), definition);
        }
        write(all, file);
    }

    /** Deletes a definition of the user; a failure is logged. */
    void delete(String category, String name) {
        try {
            remove(category, name);
        } catch (IOException e) {
            LOGGER.log(System.Logger.Level.ERROR, e.getMessage(), e);
        }
    }

    /** Deletes a definition of the user, and its trace type unless another one has its name. */
    void remove(String category, String name) throws IOException {
        synchronized (this) {
            List<D> all = new ArrayList<>(read(userFile().toString()));
            @Nullable D old = find(all, category, name);
            if (old == null) {
                return;
            }
            all.remove(old);
            write(all, userFile());
        }
        TmfTraceType.removeCustomTraceType(traceClass, category, name);
        if (findAnywhere(category, name) != null) {
            TmfTraceType.addCustomTraceType(traceClass, category, name);
        }
    }

    /** Writes definitions into a file. */
    void write(List<D> definitions, Path file) throws IOException {
        Path absolute = file.toAbsolutePath();
        Path folder = absolute.getParent();
        Path part = absolute.resolveSibling(absolute.getFileName() + ".part");
        try {
            if (folder != null) {
                Files.createDirectories(folder);
            }
            try (OutputStream out = Files.newOutputStream(part)) {
                transform(definitions, out);
            }
            FileReplacement.replace(part, absolute);
        } catch (IOException e) {
            throw new IOException(
                    "The definitions of parsers cannot be written to "
                            + file
                            + ": "
                            + e.getMessage(),
                    e);
        } finally {
            Files.deleteIfExists(part);
        }
    }

    private void transform(List<D> definitions, OutputStream out) throws IOException {
        try {
            Document document =
                    XmlUtils.newSafeDocumentBuilderFactory().newDocumentBuilder().newDocument();
            Element root = document.createElement(rootName);
            document.appendChild(root);
            for (D definition : definitions) {
                Node node = writer.apply(document, definition);
                root.appendChild(node);
            }
            Transformer transformer = XmlUtils.newSecureTransformer();
            transformer.setOutputProperty(OutputKeys.INDENT, "yes");
            transformer.transform(new DOMSource(document), new StreamResult(out));
        } catch (ParserConfigurationException | TransformerException e) {
            throw new IOException(e.getMessage(), e);
        }
    }
}
