package org.eclipse.tracecompass.tmf.core.filter;

import static org.assertj.core.api.Assertions.assertThat;

import org.eclipse.tracecompass.testkit.TemporaryCache;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterContainsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

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
