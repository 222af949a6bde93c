package org.eclipse.tracecompass.tmf.core.model;

import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.tmf.core.dataprovider.IDataProviderCapabilities;

/** The usual {@link IDataProviderCapabilities}. Immutable. */
public class DataProviderCapabilities implements IDataProviderCapabilities {

    /** Neither creates nor can be deleted. */
    public static final IDataProviderCapabilities NULL_INSTANCE = new Builder().build();

    private final boolean canCreate;
    private final boolean canDelete;

    /**
     * Creates the capabilities.
     *
     * @param builder what they are
     */
    public DataProviderCapabilities(Builder builder) {
        canCreate = builder.canCreate;
        canDelete = builder.canDelete;
    }

    @Override
    public boolean canCreate() {
        return canCreate;
    }

    @Override
    public boolean canDelete() {
        return canDelete;
    }

    @Override
    public String toString() {
        return "DataProviderCapabilities [canCreate="
                + canCreate
                + ", canDelete="
                + canDelete
                + ']';
    }

    @Override
    public int hashCode() {
        return (canCreate ? 1 : 0) + (canDelete ? 2 : 0);
    }

    @Override
    public boolean equals(@Nullable Object obj) {
        return obj instanceof DataProviderCapabilities other
                && canCreate == other.canCreate
                && canDelete == other.canDelete;
    }

    /** Builds capabilities; by default none. */
    public static class Builder {
        private boolean canCreate;
        private boolean canDelete;

        /**
         * Sets whether providers can be derived.
         *
         * @param canCreate true when they can
         * @return this
         */
        public Builder setCanCreate(boolean canCreate) {
            this.canCreate = canCreate;
            return this;
        }

        /**
         * Sets whether the provider can be removed.
         *
         * @param canDelete true when it can
         * @return this
         */
        public Builder setCanDelete(boolean canDelete) {
            this.canDelete = canDelete;
            return this;
        }

        /** Returns the capabilities. */
        public IDataProviderCapabilities build() {
            return new DataProviderCapabilities(this);
        }
    }
}
