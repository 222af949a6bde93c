package org.eclipse.tracecompass.tmf.ui.views.uml2sd.loader;

import java.util.ArrayList;
import java.util.List;
import java.util.function.BiConsumer;
import java.util.function.Predicate;
import org.eclipse.tracecompass.common.core.text.CostlyPatternException;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.Frame;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.core.GraphNode;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.Criteria;
import org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs.FilterCriteria;

/** What criteria find and what filters hide. */
final class Matches {

    private Matches() {}

    /**
     * The lifelines and messages of a diagram that criteria find, in this order.
     *
     * @throws CostlyPatternException if that takes too long
     */
    static List<GraphNode> of(Frame frame, Criteria criteria) {
        Predicate<String> search = criteria.newSearch();
        List<GraphNode> found = new ArrayList<>();
        for (int i = 0; criteria.isLifeLineSelected() && i < frame.lifeLinesCount(); i++) {
            if (search.test(frame.getLifeline(i).getName())) {
                found.add(frame.getLifeline(i));
            }
        }
        for (int i = 0; criteria.isSyncMessageSelected() && i < frame.syncMessageCount(); i++) {
            if (search.test(frame.getSyncMessage(i).getName())) {
                found.add(frame.getSyncMessage(i));
            }
        }
        return found;
    }

    /**
     * Whether filters hide a name: one of them hides it, or there are filters that show something
     * and none of them shows it.
     *
     * @param filters the filters; null for none
     * @param kind whether a filter is about this kind of names
     * @param onCostly is told of a filter that takes too long, which is left out
     */
    static boolean isHidden(
            List<FilterCriteria> filters,
            Predicate<Criteria> kind,
            String name,
            BiConsumer<FilterCriteria, CostlyPatternException> onCostly) {
        if (filters == null) {
            return false;
        }
        boolean mustShow = false;
        boolean shown = false;
        for (FilterCriteria filter : filters) {
            if (!filter.isActive() || !kind.test(filter.getCriteria())) {
                continue;
            }
            try {
                boolean matches = filter.getCriteria().matches(name);
                if (matches && !filter.isPositive()) {
                    return true;
                }
                mustShow |= filter.isPositive();
                shown |= matches;
            } catch (CostlyPatternException e) {
                onCostly.accept(filter, e);
            }
        }
        return mustShow && !shown;
    }
}
