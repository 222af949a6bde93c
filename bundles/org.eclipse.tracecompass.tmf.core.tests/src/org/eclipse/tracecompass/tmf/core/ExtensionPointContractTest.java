package org.eclipse.tracecompass.tmf.core;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.eclipse.tracecompass.testkit.SharedTraces;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.SAXException;

/** Contributions that were written for the documented extension points fit ours. */
class ExtensionPointContractTest {

    /** Documented points of our bundles that are not declared, and why. */
    private static final Map<String, String> NOT_DECLARED =
            Map.of(
                    "org.eclipse.tracecompass.tmf.cli.parser.extension",
                    "the command line has commands, not options that plug-ins parse");

    private static final Pattern DECLARATION =
            Pattern.compile("- (\\S+) \\| id=(\\S+) name=.* schema=(\\S+)");
    private static final Pattern ELEMENT = Pattern.compile("- element `(\\w+)`( children: (.*))?");
    private static final Pattern ATTRIBUTE =
            Pattern.compile("    - @(\\w+) : (\\w+) .*use=(\\w+).*");

    private final Map<String, Set<String>> documented = new LinkedHashMap<>();
    private final Map<String, Path> schemas = new HashMap<>();
    private final List<String> differences = new ArrayList<>();

    @Test
    void everyPointThatWeDeclareTakesWhatIsDocumented()
            throws IOException, ParserConfigurationException, SAXException {
        Path bundles = BundleFolder.find();
        readPage(bundles);

        for (Map.Entry<String, Path> point : schemas.entrySet()) {
            String id = point.getKey();
            Path bundle = point.getValue().getParent().getParent();
            boolean declared =
                    Files.readString(bundle.resolve("plugin.xml"))
                            .contains("<extension-point id=\"" + id + "\"");
            if (declared == NOT_DECLARED.containsKey(id)) {
                differences.add(id + (declared ? " is declared" : " is not declared"));
            } else if (declared) {
                compare(id, point.getValue());
            }
        }

        assertThat(schemas).hasSizeGreaterThan(7);
        assertThat(String.join("\n", differences)).isEmpty();
    }

    private void compare(String id, Path schema)
            throws IOException, ParserConfigurationException, SAXException {
        Set<String> ours = readSchema(schema);
        Set<String> listed =
                documented.entrySet().stream()
                        .filter(point -> point.getKey().endsWith(id))
                        .findAny()
                        .orElseThrow()
                        .getValue();
        listed.stream().filter(l -> !ours.contains(l)).forEach(l -> report(id, "lacks ", l));
        // an attribute that only we require would refuse contributions written elsewhere
        ours.stream()
                .filter(o -> o.endsWith(" required") && !listed.contains(o))
                .forEach(o -> report(id, "alone has ", o));
    }

    private void report(String id, String verb, String what) {
        differences.add(id + " " + verb + what);
    }

    private void readPage(Path bundles) throws IOException {
        Set<String> facts = new TreeSet<>();
        String element = "";
        for (String line : Files.readAllLines(SharedTraces.file("api/extension-points.md"))) {
            Matcher elements = ELEMENT.matcher(line);
            Matcher attributes = ATTRIBUTE.matcher(line);
            Matcher declarations = DECLARATION.matcher(line);
            if (line.startsWith("id: ")) {
                facts = new TreeSet<>();
                documented.put(line.substring(4).strip(), facts);
            } else if (elements.matches()) {
                element = elements.group(1);
                if (elements.group(3) != null) {
                    for (String child : elements.group(3).split(", ")) {
                        facts.add(element + " > " + child.substring(0, child.indexOf('[')));
                    }
                }
            } else if (attributes.matches()) {
                String required = attributes.group(3).equals("required") ? " required" : "";
                facts.add(element + " @" + attributes.group(1) + required);
            } else if (declarations.matches()) {
                Path bundle = bundles.resolve(declarations.group(1));
                if (Files.isDirectory(bundle)) {
                    schemas.put(declarations.group(2), bundle.resolve(declarations.group(3)));
                }
            }
        }
    }

    private static Set<String> readSchema(Path schema)
            throws IOException, ParserConfigurationException, SAXException {
        Document document =
                DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(schema.toFile());
        Set<String> facts = new TreeSet<>();
        for (Element element : all(document.getDocumentElement(), "element")) {
            String name = element.getAttribute("name");
            for (Element child : all(element, "element")) {
                facts.add(name + " > " + child.getAttribute("ref"));
            }
            for (Element attribute : all(element, "attribute")) {
                boolean required = attribute.getAttribute("use").equals("required");
                facts.add(
                        name
                                + " @"
                                + attribute.getAttribute("name")
                                + (required ? " required" : ""));
            }
        }
        return facts;
    }

    private static List<Element> all(Element parent, String name) {
        NodeList nodes = parent.getElementsByTagName(name);
        List<Element> elements = new ArrayList<>();
        for (int i = 0; i < nodes.getLength(); i++) {
            elements.add((Element) nodes.item(i));
        }
        return elements;
    }
}
