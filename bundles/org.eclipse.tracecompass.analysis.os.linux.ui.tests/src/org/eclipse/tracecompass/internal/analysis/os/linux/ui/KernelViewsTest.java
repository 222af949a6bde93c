package org.eclipse.tracecompass.internal.analysis.os.linux.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.tracecompass.tmf.ui.timegraph.TimeGraphView;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/** The declarations in plugin.xml name views that exist, under their documented ids. */
class KernelViewsTest {

    private static final Path SOURCE =
            Path.of("..", "org.eclipse.tracecompass.analysis.os.linux.ui", "plugin.xml");

    private static Document declarations() throws Exception {
        InputStream found = ThreadsView.class.getResourceAsStream("/plugin.xml");
        Assumptions.assumeTrue(found != null || Files.exists(SOURCE), "plugin.xml is not at hand");
        try (InputStream in = Files.exists(SOURCE) ? Files.newInputStream(SOURCE) : found) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {ThreadsView.ID, ResourcesView.ID})
    void aViewIsDeclaredUnderTracingAndIsATimeGraph(String id) throws Exception {
        NodeList views = declarations().getElementsByTagName("view");
        Element declared = null;
        for (int i = 0; i < views.getLength(); i++) {
            if (views.item(i) instanceof Element view
                    && view.getAttribute("id").equals(id)
                    && view.hasAttribute("class")) {
                declared = view;
            }
        }
        assertThat(declared).as("view %s", id).isNotNull();
        if (declared != null) {
            assertThat(declared.getAttribute("category"))
                    .isEqualTo("org.eclipse.linuxtools.tmf.ui.views.category");
            assertThat(Class.forName(declared.getAttribute("class")).getSuperclass())
                    .isEqualTo(TimeGraphView.class);
        }
    }
}
