package org.eclipse.tracecompass.tmf.ui.views.colors;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import javax.xml.parsers.ParserConfigurationException;
import javax.xml.transform.OutputKeys;
import javax.xml.transform.Transformer;
import javax.xml.transform.TransformerException;
import javax.xml.transform.dom.DOMSource;
import javax.xml.transform.stream.StreamResult;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.swt.graphics.RGB;
import org.eclipse.tracecompass.common.core.files.OutputFile;
import org.eclipse.tracecompass.common.core.xml.XmlUtils;
import org.eclipse.tracecompass.internal.tmf.ui.Activator;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.xml.TmfFilterContentHandler;
import org.eclipse.tracecompass.tmf.core.filter.xml.TmfFilterXMLWriter;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/**
 * Settings of colours as a file.
 *
 * @since 0.2.0
 */
public class ColorSettingsXML {

    private static final String ROOT = "COLORSETTINGS";
    private static final String SETTING = "COLORSETTING";
    private static final String FOREGROUND = "FG";
    private static final String BACKGROUND = "BG";
    private static final String TICK = "TICKCOLOR";
    private static final String FILTER = "FILTER";
    private static final String UNREADABLE = "%s-unreadable-%d.xml";

    /** Only static methods; open for subclasses, as documented. */
    protected ColorSettingsXML() {}

    /**
     * Writes settings. What fails is logged.
     *
     * @param pathName the path of the file
     * @param colorSettings the settings
     */
    public static void save(String pathName, ColorSetting[] colorSettings) {
        try {
            write(Path.of(pathName), colorSettings);
        } catch (IOException e) {
            Activator.getDefault().logError("Colours cannot be written to " + pathName, e);
        }
    }

    /**
     * Writes the settings of the user, like {@link #save}. What the file was before but cannot be
     * read, for instance because a later version has written it, is kept beside it.
     */
    static void keep(String pathName, ColorSetting[] colorSettings) {
        Path file = Path.of(pathName);
        try {
            keepUnreadable(file);
            write(file, colorSettings);
        } catch (IOException e) {
            Activator.getDefault().logError("Colours cannot be written to " + pathName, e);
        }
    }

    private static void keepUnreadable(Path file) throws IOException {
        if (!Files.isRegularFile(file)) {
            return;
        }
        try {
            read(file);
        } catch (IOException e) {
            Path kept = unusedName(file);
            Files.move(file, kept);
            Activator.getDefault().logWarning("Colours that cannot be read are kept in " + kept);
        }
    }

    private static Path unusedName(Path file) {
        String name = String.valueOf(file.getFileName()).replaceFirst("\\.xml$", "");
        int number = 1;
        while (Files.exists(file.resolveSibling(UNREADABLE.formatted(name, number)))) {
            number++;
        }
        return file.resolveSibling(UNREADABLE.formatted(name, number));
    }

    /**
     * Writes settings. What the file was before is lost only when all is written.
     *
     * @throws IOException if they cannot be written
     */
    static void write(Path path, ColorSetting[] colorSettings) throws IOException {
        try (OutputFile file = OutputFile.at(path)) {
            try (OutputStream out = Files.newOutputStream(file.content())) {
                Transformer transformer = XmlUtils.newSecureTransformer();
                transformer.setOutputProperty(OutputKeys.INDENT, "yes");
                transformer.transform(
                        new DOMSource(document(colorSettings)), new StreamResult(out));
            }
            file.commit();
        } catch (ParserConfigurationException | TransformerException e) {
            throw new IOException(e.getMessage(), e);
        }
    }

    private static Document document(ColorSetting[] colorSettings)
            throws ParserConfigurationException {
        Document document =
                XmlUtils.newSafeDocumentBuilderFactory().newDocumentBuilder().newDocument();
        Element root = document.createElement(ROOT);
        document.appendChild(root);
        for (ColorSetting setting : colorSettings) {
            Element element = document.createElement(SETTING);
            root.appendChild(element);
            append(element, FOREGROUND, setting.getForegroundRGB());
            append(element, BACKGROUND, setting.getBackgroundRGB());
            append(element, TICK, setting.getTickColorRGB());
            ITmfFilterTreeNode filter = setting.getFilter();
            if (filter != null) {
                Element holder = document.createElement(FILTER);
                element.appendChild(holder);
                TmfFilterXMLWriter.buildXMLTree(document, filter, holder);
            }
        }
        return document;
    }

    private static void append(Element parent, String name, @Nullable RGB rgb) {
        if (rgb != null) {
            Element element = parent.getOwnerDocument().createElement(name);
            element.setAttribute("R", Integer.toString(rgb.red));
            element.setAttribute("G", Integer.toString(rgb.green));
            element.setAttribute("B", Integer.toString(rgb.blue));
            parent.appendChild(element);
        }
    }

    /**
     * Reads settings.
     *
     * @param pathName the path of the file
     * @return the settings; none if there is no such file or it cannot be read, which is logged
     */
    public static ColorSetting[] load(String pathName) {
        Path file = Path.of(pathName);
        if (!Files.exists(file)) {
            return new ColorSetting[0];
        }
        try {
            return read(file);
        } catch (IOException e) {
            Activator.getDefault().logError("Colours cannot be read from " + pathName, e);
            return new ColorSetting[0];
        }
    }

    /**
     * Reads settings.
     *
     * @throws IOException if it does not exist, cannot be read, or is not a file of settings
     */
    static ColorSetting[] read(Path file) throws IOException {
        Reader reader = new Reader();
        try {
            XmlUtils.newSafeSaxParserFactory().newSAXParser().parse(file.toFile(), reader);
        } catch (SAXException | ParserConfigurationException e) {
            throw new IOException(e.getMessage(), e);
        }
        return reader.settings.toArray(new ColorSetting[0]);
    }

    private static final class Reader extends DefaultHandler {

        private final List<ColorSetting> settings = new ArrayList<>();
        private ColorSetting current = new ColorSetting(null, null, null, null);
        private @Nullable TmfFilterContentHandler filter;
        private int depth;

        @Override
        public void startElement(String uri, String local, String name, Attributes attributes)
                throws SAXException {
            TmfFilterContentHandler inner = filter;
            if (inner != null) {
                depth++;
                inner.startElement(uri, local, name, attributes);
                return;
            }
            switch (name) {
                case SETTING -> current = new ColorSetting(null, null, null, null);
                case FOREGROUND -> current.setForegroundRGB(rgb(attributes));
                case BACKGROUND -> current.setBackgroundRGB(rgb(attributes));
                case TICK -> current.setTickColorRGB(rgb(attributes));
                case FILTER -> {
                    filter = new TmfFilterContentHandler();
                    depth = 0;
                }
                default -> {
                    // The root, and what later versions add.
                }
            }
        }

        private static RGB rgb(Attributes attributes) throws SAXException {
            try {
                return new RGB(
                        Integer.parseInt(attributes.getValue("R")),
                        Integer.parseInt(attributes.getValue("G")),
                        Integer.parseInt(attributes.getValue("B")));
            } catch (IllegalArgumentException e) {
                throw new SAXException("A colour has parts R, G and B of 0 to 255", e);
            }
        }

        @Override
        public void endElement(String uri, String local, String name) throws SAXException {
            TmfFilterContentHandler inner = filter;
            if (inner != null && depth > 0) {
                depth--;
                inner.endElement(uri, local, name);
            } else if (inner != null) {
                current.setFilter(inner.getTree());
                filter = null;
            } else if (name.equals(SETTING)) {
                settings.add(current);
            }
        }
    }
}
