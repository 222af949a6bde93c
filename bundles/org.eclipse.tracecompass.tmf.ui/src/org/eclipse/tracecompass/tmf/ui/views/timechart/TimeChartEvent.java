package org.eclipse.tracecompass.tmf.ui.views.timechart;

import com.google.common.collect.ImmutableMultimap;
import com.google.common.collect.Multimap;
import java.util.ArrayList;
import org.eclipse.tracecompass.tmf.core.event.ITmfEvent;
import org.eclipse.tracecompass.tmf.core.model.CoreMetadataStrings;
import org.eclipse.tracecompass.tmf.ui.views.colors.ColorSettingsManager;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeEvent;
import org.eclipse.tracecompass.tmf.ui.widgets.timegraph.model.ITimeGraphEntry;

/**
 * One or several events of a trace that are drawn as one: their ranks, and what is special about
 * them. An event is given its colour, its bookmark and its place in a search by its decorations.
 *
 * @since 9.5.0
 */
public class TimeChartEvent implements ITimeEvent {

    private final TimeChartAnalysisEntry parentEntry;
    private final RankRangeList ranks = new RankRangeList();
    private long time;
    private long duration;
    private long firstRank;
    private long lastRank;
    private long nbEvents;
    private int colorSettingPriority = ColorSettingsManager.PRIORITY_NONE;
    private boolean bookmarked;
    private boolean visible;
    private boolean searchMatch;
    private TimeChartAnalysisEntry itemizedEntry;
    private boolean itemizing;

    /**
     * Consecutive ranks.
     *
     * @since 9.5.0
     */
    public class RankRange {

        private long first;
        private long last;

        /**
         * @param firstRank the first rank
         * @param lastRank the last rank
         */
        public RankRange(long firstRank, long lastRank) {
            first = firstRank;
            last = lastRank;
        }

        /** The first rank. */
        public long getFirstRank() {
            return first;
        }

        /** The last rank. */
        public long getLastRank() {
            return last;
        }

        /** How many ranks away another range is; 0 if they have one in common. */
        public long distanceFrom(RankRange range) {
            if (range.first > last) {
                return range.first - last;
            }
            return first > range.last ? first - range.last : 0;
        }

        @Override
        public String toString() {
            return "[" + first + "," + last + "]";
        }
    }

    /** Ranges of ranks, in their order; those that touch are one. */
    protected class RankRangeList extends ArrayList<RankRange> {

        private static final long serialVersionUID = 1;

        /** Adds a range. */
        public void merge(RankRange range) {
            long first = range.first;
            long last = range.last;
            int place = 0;
            while (place < size()) {
                RankRange known = get(place);
                if (known.distanceFrom(new RankRange(first, last)) <= 1) {
                    first = Math.min(first, known.first);
                    last = Math.max(last, known.last);
                    remove(place);
                } else if (known.last < first) {
                    place++;
                } else {
                    break;
                }
            }
            add(place, new RankRange(first, last));
        }
    }

    /**
     * @param parentEntry the row
     * @param event the event of the trace
     * @param rank its rank
     * @param decorationProvider knows bookmarks, filter and search
     */
    public TimeChartEvent(
            TimeChartAnalysisEntry parentEntry,
            ITmfEvent event,
            long rank,
            TimeChartDecorationProvider decorationProvider) {
        this.parentEntry = parentEntry;
        time = event.getTimestamp().toNanos();
        firstRank = rank;
        lastRank = rank;
        ranks.add(new RankRange(rank, rank));
        nbEvents = 1;
        colorSettingPriority = ColorSettingsManager.getColorSettingPriority(event);
        bookmarked = decorationProvider.isBookmark(rank);
        visible = decorationProvider.isVisible(event);
        searchMatch = decorationProvider.isSearchMatch(event);
    }

    private TimeChartEvent(TimeChartEvent other, long time, long duration) {
        parentEntry = other.parentEntry;
        this.time = time;
        this.duration = duration;
        firstRank = other.firstRank;
        lastRank = other.lastRank;
        ranks.addAll(other.ranks);
        nbEvents = other.nbEvents;
        mergeDecorations(other);
        itemizedEntry = other.itemizedEntry;
    }

    @Override
    public ITimeGraphEntry getEntry() {
        return parentEntry;
    }

    @Override
    public long getTime() {
        return time;
    }

    @Override
    public long getDuration() {
        return duration;
    }

    @Override
    public ITimeEvent splitBefore(long splitTime) {
        return splitTime > time
                ? new TimeChartEvent(this, time, Math.min(duration, splitTime - time))
                : null;
    }

    @Override
    public ITimeEvent splitAfter(long splitTime) {
        long end = time + duration;
        if (splitTime >= end) {
            return null;
        }
        long start = Math.max(time, splitTime);
        return new TimeChartEvent(this, start, end - start);
    }

    /** The rank of the first event. */
    public long getFirstRank() {
        return firstRank;
    }

    /** The rank of the last event. */
    public long getLastRank() {
        return lastRank;
    }

    /** The ranks of all events. */
    public RankRangeList getRankRangeList() {
        return ranks;
    }

    /** The events of another one become a part of this one. */
    public void merge(TimeChartEvent event) {
        long end = Math.max(time + duration, event.time + event.duration);
        time = Math.min(time, event.time);
        duration = end - time;
        firstRank = Math.min(firstRank, event.firstRank);
        lastRank = Math.max(lastRank, event.lastRank);
        nbEvents += event.nbEvents;
        event.ranks.forEach(range -> ranks.merge(new RankRange(range.first, range.last)));
        mergeDecorations(event);
    }

    /** This one is as special as it and another one are together. */
    public void mergeDecorations(TimeChartEvent event) {
        colorSettingPriority = Math.min(colorSettingPriority, event.colorSettingPriority);
        bookmarked |= event.bookmarked;
        visible |= event.visible;
        searchMatch |= event.searchMatch;
    }

    /** The number of events. */
    public long getNbEvents() {
        return nbEvents;
    }

    /** The index of the setting that colours this one. */
    public int getColorSettingPriority() {
        return colorSettingPriority;
    }

    /** Sets the index of the setting that colours this one. */
    public void setColorSettingPriority(int priority) {
        colorSettingPriority = priority;
    }

    /** Whether one of the events has a bookmark. */
    public boolean isBookmarked() {
        return bookmarked;
    }

    /** Sets whether one of the events has a bookmark. */
    public void setIsBookmarked(boolean isBookmarked) {
        bookmarked = isBookmarked;
    }

    /** Whether the filter of events lets one of them pass. */
    public boolean isVisible() {
        return visible;
    }

    /** Sets whether the filter of events lets one of them pass. */
    public void setIsVisible(boolean isVisible) {
        visible = isVisible;
    }

    /** Whether the search finds one of the events. */
    public boolean isSearchMatch() {
        return searchMatch;
    }

    /** Sets whether the search finds one of the events. */
    public void setIsSearchMatch(boolean isSearchMatch) {
        searchMatch = isSearchMatch;
    }

    /** Sets the row that has the events one by one; null if there is none. */
    public void setItemizedEntry(TimeChartAnalysisEntry timeAnalysisEntry) {
        itemizedEntry = timeAnalysisEntry;
    }

    /** The row that has the events one by one; null if there is none. */
    public TimeChartAnalysisEntry getItemizedEntry() {
        return itemizedEntry;
    }

    /** Whether the events are being read one by one. */
    public boolean isItemizing() {
        return itemizing;
    }

    /** Sets whether the events are being read one by one. */
    public void setItemizing(boolean itemizing) {
        this.itemizing = itemizing;
    }

    @Override
    public Multimap<String, Object> getMetadata() {
        return ImmutableMultimap.of(CoreMetadataStrings.ENTRY_NAME_KEY, parentEntry.getName());
    }
}
