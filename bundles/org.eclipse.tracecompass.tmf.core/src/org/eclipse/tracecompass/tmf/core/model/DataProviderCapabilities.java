package org.eclipse.tracecompass.tmf.core.model;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderCapabilities;

/** The usual {@link IDataProviderCapabilities}. Immutable. */
public class DataProviderCapabilities implements IDataProviderCapabilities {

    /** Neither creates nor can be deleted. */
    public static final IDataProviderCapabilities NULL_INSTANCE = new Builder().build();

    private final boolean fCanCreate;
    private final boolean fCanDelete;

    /**
     * Creates the capabilities.
     *
     * @param builder what they are
     */
    public DataProviderCapabilities(Builder builder) {
        fCanCreate = builder.fCanCreate;
        fCanDelete = builder.fCanDelete;
    }

    @Override
    public boolean canCreate() {
        return fCanCreate;
    }

    @Override
    public boolean canDelete() {
        return fCanDelete;
    }

    @Override
    public String toString() {
        return "DataProviderCapabilities [canCreate="
                + fCanCreate
                + ", canDelete="
                + fCanDelete
                + ']';
    }

    @Override
    public int hashCode() {
        return (fCanCreate ? 1 : 0) + (fCanDelete ? 2 : 0);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof DataProviderCapabilities other
                && fCanCreate == other.fCanCreate
                && fCanDelete == other.fCanDelete;
    }

    /** Builds capabilities; by default none. */
    public static class Builder {
        private boolean fCanCreate;
        private boolean fCanDelete;

        /**
         * Sets whether providers can be derived.
         *
         * @param canCreate true when they can
         * @return this
         */
        public Builder setCanCreate(boolean canCreate) {
            fCanCreate = canCreate;
            return this;
        }

        /**
         * Sets whether the provider can be removed.
         *
         * @param canDelete true when it can
         * @return this
         */
        public Builder setCanDelete(boolean canDelete) {
            fCanDelete = canDelete;
            return this;
        }

        /** Returns the capabilities. */
        public IDataProviderCapabilities build() {
            return new DataProviderCapabilities(this);
        }
    }
}
