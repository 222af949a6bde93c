package org.eclipse.tracecompass.tmf.core.filter.xml;

import java.util.ArrayDeque;
import java.util.Deque;
import org.eclipse.jdt.annotation.NonNullByDefault;
import org.eclipse.jdt.annotation.Nullable;
import org.eclipse.tracecompass.internal.tmf.core.filter.NamedOperand;
import org.eclipse.tracecompass.tmf.core.event.aspect.ITmfEventAspect;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfBaseAspects;
import org.eclipse.tracecompass.tmf.core.event.aspect.TmfEventFieldAspect;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterTreeNode;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterWithNot;
import org.eclipse.tracecompass.tmf.core.filter.model.ITmfFilterWithValue;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAndNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterAspectNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterCompareNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterContainsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterEqualsNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterMatchesNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterOrNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterRootNode;
import org.eclipse.tracecompass.tmf.core.filter.model.TmfFilterTraceTypeNode;
import org.eclipse.tracecompass.tmf.core.project.model.TmfTraceType;
import org.eclipse.tracecompass.tmf.core.project.model.TraceTypeHelper;
import org.xml.sax.Attributes;
import org.xml.sax.SAXException;
import org.xml.sax.helpers.DefaultHandler;

/** Builds a filter tree of the elements of a document: one element per node. */
public class TmfFilterContentHandler extends DefaultHandler {

    private final Deque<ITmfFilterTreeNode> open = new ArrayDeque<>();
    private @Nullable ITmfFilterTreeNode root;

    /** A handler. */
    public TmfFilterContentHandler() {
        // Nothing to set up.
    }

    /** {@return the root of the tree, null when no element was read} */
    @NonNullByDefault({})
    public ITmfFilterTreeNode getTree() {
        return root;
    }

    @NonNullByDefault({})
    @Override
    public void startElement(String uri, String localName, String qName, Attributes attributes)
            throws SAXException {
        Attributes atts = EscapedAttributes.unescape(attributes);
        String name = localName.isEmpty() ? qName : localName;
        ITmfFilterTreeNode node = create(name, atts);
        if (node instanceof ITmfFilterWithNot negatable) {
            negatable.setNot(Boolean.parseBoolean(atts.getValue(ITmfFilterWithNot.NOT_ATTRIBUTE)));
        }
        if (node instanceof TmfFilterAspectNode aspectNode) {
            readAspect(aspectNode, atts);
        }
        if (node instanceof ITmfFilterWithValue valued) {
            valued.setValue(value(atts, ITmfFilterWithValue.VALUE_ATTRIBUTE));
        }
        ITmfFilterTreeNode parent = open.peek();
        if (parent != null) {
            parent.addChild(node);
        } else if (root == null) {
            root = node;
        }
        open.push(node);
    }

    @NonNullByDefault({})
    @Override
    public void endElement(String uri, String localName, String qName) throws SAXException {
        open.pop();
    }

    private static String value(Attributes atts, String name) {
        String value = atts.getValue(name);
        return value == null ? "" : value;
    }

    private static ITmfFilterTreeNode create(String name, Attributes atts) throws SAXException {
        switch (name) {
            case TmfFilterRootNode.NODE_NAME -> {
                return new TmfFilterRootNode();
            }
            case TmfFilterNode.NODE_NAME -> {
                return new TmfFilterNode(value(atts, TmfFilterNode.NAME_ATTR));
            }
            case TmfFilterTraceTypeNode.NODE_NAME -> {
                TmfFilterTraceTypeNode node = new TmfFilterTraceTypeNode(null);
                node.setTraceTypeId(value(atts, TmfFilterTraceTypeNode.TYPE_ATTR));
                node.setName(value(atts, TmfFilterTraceTypeNode.NAME_ATTR));
                return node;
            }
            case TmfFilterAndNode.NODE_NAME -> {
                return new TmfFilterAndNode(null);
            }
            case TmfFilterOrNode.NODE_NAME -> {
                return new TmfFilterOrNode(null);
            }
            case TmfFilterContainsNode.NODE_NAME -> {
                TmfFilterContainsNode node = new TmfFilterContainsNode(null);
                node.setIgnoreCase(
                        Boolean.parseBoolean(atts.getValue(TmfFilterContainsNode.IGNORECASE_ATTR)));
                return node;
            }
            case TmfFilterEqualsNode.NODE_NAME -> {
                TmfFilterEqualsNode node = new TmfFilterEqualsNode(null);
                node.setIgnoreCase(
                        Boolean.parseBoolean(atts.getValue(TmfFilterEqualsNode.IGNORECASE_ATTR)));
                return node;
            }
            case TmfFilterMatchesNode.NODE_NAME -> {
                TmfFilterMatchesNode node = new TmfFilterMatchesNode(null);
                node.setRegex(value(atts, TmfFilterMatchesNode.REGEX_ATTR));
                return node;
            }
            case TmfFilterCompareNode.NODE_NAME -> {
                return compare(atts);
            }
            default -> throw new SAXException("Unknown filter element " + name);
        }
    }

    private static TmfFilterCompareNode compare(Attributes atts) throws SAXException {
        TmfFilterCompareNode node = new TmfFilterCompareNode(null);
        try {
            node.setType(
                    TmfFilterCompareNode.Type.valueOf(value(atts, TmfFilterCompareNode.TYPE_ATTR)));
            node.setResult(Integer.parseInt(value(atts, TmfFilterCompareNode.RESULT_ATTR)));
        } catch (IllegalArgumentException e) {
            throw new SAXException("Wrong attribute of a comparison: " + e.getMessage(), e);
        }
        return node;
    }

    private static void readAspect(TmfFilterAspectNode node, Attributes atts) {
        String name = value(atts, TmfFilterAspectNode.EVENT_ASPECT_ATTR);
        String typeId = atts.getValue(TmfFilterAspectNode.TRACE_TYPE_ID_ATTR);
        String field = atts.getValue(TmfFilterAspectNode.FIELD_ATTR);
        node.setTraceTypeId(typeId);
        ITmfEventAspect<?> aspect = typeId == null ? null : find(name, typeId);
        if (aspect == null && !name.isEmpty()) {
            aspect = unknown(name, field);
        }
        if (aspect instanceof TmfEventFieldAspect fieldAspect && field != null) {
            aspect = fieldAspect.forField(field);
        }
        node.setEventAspect(aspect);
    }

    /** The trace type may be unknown here, or know the aspect only of a trace that is open. */
    private static ITmfEventAspect<?> unknown(String name, @Nullable String field) {
        if (field == null) {
            return NamedOperand.of(name);
        }
        TmfEventFieldAspect contents = TmfBaseAspects.getContentsAspect();
        return contents.getName().equals(name) ? contents : NamedOperand.of(name + '/' + field);
    }

    private static @Nullable ITmfEventAspect<?> find(String name, String typeId) {
        Iterable<ITmfEventAspect<?>> aspects = TmfBaseAspects.getBaseAspects();
        if (!typeId.equals(TmfFilterAspectNode.BASE_ASPECT_ID)) {
            TraceTypeHelper helper = TmfTraceType.getTraceType(typeId);
            if (helper == null) {
                return null;
            }
            aspects = helper.getTrace().getEventAspects();
        }
        for (ITmfEventAspect<?> aspect : aspects) {
            if (aspect.getName().equals(name)) {
                return aspect;
            }
        }
        return null;
    }
}
