package org.eclipse.tracecompass.tmf.core.filter;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterContainsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

@ExtendWith(TemporaryCache.class)
class FilterManagerTest {

    private static TmfFilterNode filter(String name, String text) {
        TmfFilterNode filter = new TmfFilterNode(name);
        TmfFilterContainsNode contains = new TmfFilterContainsNode(filter);
        contains.setValue(text);
        return filter;
    }

    @AfterEach
    void forgetTheFilters() {
        FilterManager.setSavedFilters(new ITmfFilterTreeNode[0]);
    }

    @Test
    void savedFiltersAreReadAgain() {
        TmfFilterNode first = filter("first", "a < \"b\"");
        TmfFilterNode second = filter("second", "Ü");
        FilterManager.setSavedFilters(new ITmfFilterTreeNode[] {first, second});
        assertThat(FilterManager.getSavedFilters())
                .extracting(Object::toString)
                .containsExactly(first.toString(), second.toString());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "\u001b[31m",
                "\u0000",
                "a\nb\tc\r",
                "\ud800",
                "\udc00\ud800 \ud83d\ude00",
                "\uffff",
                "\u0001\\u0041\\",
                "\\u0041"
            })
    void aFilterMayHaveAnyCharacters(String text) {
        FilterManager.setSavedFilters(
                new ITmfFilterTreeNode[] {filter("plain", "a"), filter(text, text)});
        ITmfFilterTreeNode[] read = FilterManager.getSavedFilters();
        assertThat(read).hasSize(2);
        assertThat(((TmfFilterNode) read[1]).getFilterName()).isEqualTo(text);
        assertThat(((TmfFilterContainsNode) read[1].getChild(0)).getValue()).isEqualTo(text);
    }

    @Test
    void aFileThatCannotBeReadIsKept() throws IOException {
        Path file = FilterManager.file();
        for (int i = 1; i <= 2; i++) {
            Files.writeString(file, "unreadable " + i);
            FilterManager.setSavedFilters(new ITmfFilterTreeNode[] {filter("new", "a")});
            assertThat(FilterManager.getSavedFilters()).hasSize(1);
            assertThat(file.resolveSibling("filters-unreadable-" + i + ".xml"))
                    .hasContent("unreadable " + i);
        }
    }

    @Test
    void whyFiltersCannotBeSavedIsSaid() throws IOException {
        Path folder = FilterManager.file();
        Files.deleteIfExists(folder);
        Files.createDirectories(folder);
        assertThatThrownBy(() -> FilterManager.saveFilters(new ITmfFilterTreeNode[0]))
                .isInstanceOf(IOException.class)
                .hasMessageStartingWith("The filters cannot be saved: ")
                .hasMessageContaining(folder.toString());
        Files.delete(folder);
    }

    @Test
    void filtersReplaceThoseSavedBefore() {
        FilterManager.setSavedFilters(new ITmfFilterTreeNode[] {filter("first", "a")});
        FilterManager.setSavedFilters(new ITmfFilterTreeNode[] {filter("second", "b")});
        assertThat(FilterManager.getSavedFilters())
                .extracting(node -> ((TmfFilterNode) node).getFilterName())
                .containsExactly("second");
    }

    @Test
    void withoutSavedFiltersThereAreNone() {
        FilterManager.setSavedFilters(new ITmfFilterTreeNode[0]);
        assertThat(FilterManager.getSavedFilters()).isEmpty();
    }
}
