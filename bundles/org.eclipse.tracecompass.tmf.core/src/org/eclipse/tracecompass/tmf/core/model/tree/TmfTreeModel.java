package org.eclipse.tracecompass.tmf.core.model.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.eclipse.jdt.annotation.NonNull;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.model.ITableColumnDescriptor;
import org.eclipse.tracecompass.tmf.core.model.TableColumnDescriptor;

/**
 * A tree as a list of entries that name their parents, with the columns of its labels.
 *
 * @param <T> the type of its entries
 */
public class TmfTreeModel<T extends ITmfTreeDataModel> {

    /** Expand everything. */
    public static final int ALL_LEVELS = -1;

    private final List<ITableColumnDescriptor> columns;
    private final List<T> entries;
    private final @Nullable String scope;
    private int autoExpandLevel = ALL_LEVELS;

    /**
     * Creates a tree.
     *
     * @param headers the headers of its columns, may be empty
     * @param entries its entries, parents before children
     */
    public TmfTreeModel(List<String> headers, List<T> entries) {
        this(headers, entries, null);
    }

    /**
     * Creates a tree.
     *
     * @param headers the headers of its columns, may be empty
     * @param entries its entries, parents before children
     * @param scope what the ids of the entries are unique in, null for the data provider
     */
    public TmfTreeModel(List<String> headers, List<T> entries, @Nullable String scope) {
        List<ITableColumnDescriptor> columns = new ArrayList<>(headers.size());
        for (String header : headers) {
            columns.add(new TableColumnDescriptor.Builder().setText(header).build());
        }
        this.columns = Collections.unmodifiableList(columns);
        this.entries = entries;
        this.scope = scope;
    }

    private TmfTreeModel(Builder<T> builder) {
        columns = builder.columns;
        entries = builder.entries;
        scope = builder.scope;
        autoExpandLevel = builder.autoExpandLevel;
    }

    /** Returns the columns, empty when the entries have one unnamed label. */
    public List<ITableColumnDescriptor> getColumnDescriptors() {
        return columns;
    }

    /** Returns the headers of the columns. */
    public List<String> getHeaders() {
        return columns.stream().map(ITableColumnDescriptor::getText).toList();
    }

    /** Returns the entries, parents before children. */
    public List<T> getEntries() {
        return entries;
    }

    /** Returns what the ids of the entries are unique in, null for the data provider. */
    public @Nullable String getScope() {
        return scope;
    }

    /** Returns how many levels are expanded at first, {@link #ALL_LEVELS} for all. */
    public int getAutoExpandLevel() {
        return autoExpandLevel;
    }

    /**
     * Sets how many levels are expanded at first.
     *
     * @param autoExpandLevel the number of levels, {@link #ALL_LEVELS} for all
     */
    public void setAutoExpandLevel(int autoExpandLevel) {
        this.autoExpandLevel = autoExpandLevel;
    }

    @Override
    public String toString() {
        return "TmfTreeModel " + getHeaders() + ' ' + entries;
    }

    /**
     * Builds a tree; by default without columns, entries and scope, all expanded.
     *
     * @param <T> the type of its entries
     */
    public static class Builder<T extends ITmfTreeDataModel> {
        private List<ITableColumnDescriptor> columns = Collections.emptyList();
        private List<T> entries = Collections.emptyList();
        private @Nullable String scope;
        private int autoExpandLevel = ALL_LEVELS;

        /** Creates a builder without values. */
        public Builder() {
            // set one by one
        }

        /**
         * Sets the columns.
         *
         * @param columnDescriptors the columns
         * @return this
         */
        public Builder<T> setColumnDescriptors(List<ITableColumnDescriptor> columnDescriptors) {
            columns = columnDescriptors;
            return this;
        }

        /**
         * Sets the entries.
         *
         * @param entries the entries, parents before children
         * @return this
         */
        public Builder<T> setEntries(List<T> entries) {
            this.entries = entries;
            return this;
        }

        /**
         * Sets the scope.
         *
         * @param scope what the ids are unique in
         * @return this
         */
        @NonNullByDefault({})
        public @NonNull Builder<T> setScope(String scope) {
            this.scope = scope;
            return this;
        }

        /**
         * Sets how many levels are expanded at first.
         *
         * @param autoExpandLevel the number of levels
         * @return this
         */
        public Builder<T> setAutoExpandLevel(int autoExpandLevel) {
            this.autoExpandLevel = autoExpandLevel;
            return this;
        }

        /** Returns the tree. */
        public TmfTreeModel<T> build() {
            return new TmfTreeModel<>(this);
        }
    }
}
