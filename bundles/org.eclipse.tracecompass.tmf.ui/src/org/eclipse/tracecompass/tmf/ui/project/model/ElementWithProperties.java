package org.eclipse.tracecompass.tmf.ui.project.model;

import org.eclipse.core.resources.IResource;
import org.eclipse.ui.views.properties.IPropertyDescriptor;
import org.eclipse.ui.views.properties.IPropertySource2;

/** An element that tells about itself in the Properties view, where nothing can be changed. */
abstract class ElementWithProperties extends TmfProjectModelElement implements IPropertySource2 {

    ElementWithProperties(String name, IResource resource, ITmfProjectModelElement parent) {
        super(name, resource, parent);
    }

    /** What it tells; nothing unless a subclass says so. */
    PropertyLines properties() {
        return new PropertyLines();
    }

    @Override
    public Object getEditableValue() {
        return null;
    }

    @Override
    public IPropertyDescriptor[] getPropertyDescriptors() {
        return properties().descriptors();
    }

    @Override
    public Object getPropertyValue(Object id) {
        return properties().value(id);
    }

    @Override
    public void resetPropertyValue(Object id) {
        // nothing can be changed
    }

    @Override
    public void setPropertyValue(Object id, Object value) {
        // nothing can be changed
    }

    @Override
    public boolean isPropertyResettable(Object id) {
        return false;
    }

    @Override
    public boolean isPropertySet(Object id) {
        return false;
    }
}
