package org.eclipse.tracecompass.tmf.ui.views.uml2sd.dialogs;

import java.util.List;
import java.util.Objects;
import org.eclipse.jface.dialogs.DialogSettings;

/**
 * A filter: criteria, whether it is in use, and whether it shows or hides what it finds.
 *
 * @since 9.5.0
 */
public class FilterCriteria {

    /** The key of whether it is in use. */
    protected static final String ACTIVE = "active";

    /** The key of whether it shows or hides. */
    protected static final String POSITIVE = "positive";

    /** The key of the class of the loader. */
    protected static final String LOADERCLASSNAME = "loaderClassName";

    private Criteria criteria;
    private boolean active;
    private boolean positive;
    private String loaderClassName;

    /** A filter for all loaders. */
    public FilterCriteria(Criteria criteria, boolean isActive, boolean isPositive) {
        this(criteria, isActive, isPositive, null);
    }

    /**
     * A filter.
     *
     * @param criteria what it finds
     * @param isActive whether it is in use
     * @param isPositive true to show what it finds, false to hide it
     * @param loaderClassName the class of the loader; null for all
     */
    public FilterCriteria(
            Criteria criteria, boolean isActive, boolean isPositive, String loaderClassName) {
        this.criteria = criteria;
        active = isActive;
        positive = isPositive;
        this.loaderClassName = loaderClassName;
    }

    /** A copy, with the same criteria. */
    public FilterCriteria(FilterCriteria other) {
        this(new Criteria(other.criteria), other.active, other.positive, other.loaderClassName);
    }

    /** A filter without criteria, to be loaded. */
    protected FilterCriteria() {
        // set by load
    }

    @Override
    public String toString() {
        return (positive ? "show " : "hide ")
                + (criteria == null
                        ? "nothing"
                        : criteria.getExpression()
                                + " "
                                + criteria.getGraphNodeSummary(null, loaderClassName))
                + (active ? "" : " (off)");
    }

    /** Sets what it finds. */
    public void setCriteria(Criteria criteria) {
        this.criteria = criteria;
    }

    /** What it finds. */
    public Criteria getCriteria() {
        return criteria;
    }

    /** Uses the filter or not. */
    public void setActive(boolean isActive) {
        active = isActive;
    }

    /** Whether it is in use. */
    public boolean isActive() {
        return active;
    }

    /** Sets whether it shows or hides what it finds. */
    public void setPositive(boolean isPositive) {
        positive = isPositive;
    }

    /** Whether it shows what it finds. */
    public boolean isPositive() {
        return positive;
    }

    /** Sets the class of the loader; null for all. */
    public void setLoaderClassName(String loaderClassName) {
        this.loaderClassName = loaderClassName;
    }

    /** The class of the loader; null for all. */
    public String getLoaderClassName() {
        return loaderClassName;
    }

    /** The filter of a list that does the same; null if there is none. */
    public static FilterCriteria find(FilterCriteria what, List<FilterCriteria> list) {
        if (what != null && list != null) {
            for (FilterCriteria candidate : list) {
                if (what.compareTo(candidate)) {
                    return candidate;
                }
            }
        }
        return null;
    }

    /** Whether another filter does the same, in use or not. */
    public boolean compareTo(FilterCriteria to) {
        return to != null
                && positive == to.positive
                && Objects.equals(loaderClassName, to.loaderClassName)
                && (criteria == null ? to.criteria == null : criteria.compareTo(to.criteria));
    }

    /** Stores the filter. */
    public void save(DialogSettings settings) {
        settings.put(ACTIVE, active);
        settings.put(POSITIVE, positive);
        if (loaderClassName != null) {
            settings.put(LOADERCLASSNAME, loaderClassName);
        }
        if (criteria != null) {
            criteria.save(settings);
        }
    }

    /** Reads a stored filter. */
    public void load(DialogSettings settings) {
        active = settings.getBoolean(ACTIVE);
        positive = settings.getBoolean(POSITIVE);
        loaderClassName = settings.get(LOADERCLASSNAME);
        if (criteria == null) {
            criteria = new Criteria();
        }
        criteria.load(settings);
    }
}
