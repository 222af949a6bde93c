package org.eclipse.tracecompass.internal.lttng2.ust.ui;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import javax.xml.parsers.DocumentBuilderFactory;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.ui.views.TraceView;
import org.junit.jupiter.api.Assumptions;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;

/**
 * The declarations in plugin.xml name views and icons that exist, and show the views in the menu.
 */
class UstViewsTest {

    private static final Path BUNDLE = Path.of("..", "org.eclipse.tracecompass.lttng2.ust.ui");

    private static Document declarations() throws Exception {
        Path source = BUNDLE.resolve("plugin.xml");
        InputStream found = UstFlameChartView.class.getResourceAsStream("/plugin.xml");
        Assumptions.assumeTrue(found != null || Files.exists(source), "plugin.xml is not at hand");
        try (InputStream in = Files.exists(source) ? Files.newInputStream(source) : found) {
            return DocumentBuilderFactory.newInstance().newDocumentBuilder().parse(in);
        }
    }

    private static @Nullable Element find(Document document, String tag, String id) {
        NodeList all = document.getElementsByTagName(tag);
        for (int i = 0; i < all.getLength(); i++) {
            if (all.item(i) instanceof Element element
                    && element.getAttribute("id").equals(id)
                    && (!tag.equals("view") || element.hasAttribute("class"))) {
                return element;
            }
        }
        return null;
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                UstFlameChartView.ID,
                UstFlameGraphView.ID,
                UstFunctionsView.ID,
                UstMemoryView.ID,
                UstMemoryBlocksView.ID,
                UstLeaksView.ID
            })
    void aViewIsDeclaredUnderTracingAndInTheMenu(String id) throws Exception {
        Document document = declarations();
        Element view = find(document, "view", id);
        assertThat(view).as("view %s", id).isNotNull();
        assertThat(find(document, "viewShortcut", id)).as("shortcut of %s", id).isNotNull();
        if (view != null) {
            assertThat(view.getAttribute("category"))
                    .isEqualTo("org.eclipse.linuxtools.tmf.ui.views.category");
            assertThat(TraceView.class).isAssignableFrom(Class.forName(view.getAttribute("class")));
            Path icon = BUNDLE.resolve(view.getAttribute("icon"));
            assertThat(
                            Files.exists(icon)
                                    || UstFlameChartView.class.getResource(
                                                    "/" + view.getAttribute("icon"))
                                            != null)
                    .as("icon of %s", id)
                    .isTrue();
        }
    }
}
