package org.eclipse.tracecompass.tmf.analysis.xml.core.module;

/**
 * The names of elements and attributes of the XML analysis language, and the fixed values of its
 * attributes.
 */
@SuppressWarnings("nls")
public interface TmfXmlStrings {

    /** The text <code>timeGraphView</code>. */
    String TIME_GRAPH_VIEW = "timeGraphView";

    /** The text <code>xyView</code>. */
    String XY_VIEW = "xyView";

    /** The text <code>entry</code>. */
    String ENTRY_ELEMENT = "entry";

    /** The text <code>path</code>. */
    String PATH = "path";

    /** The text <code>analysisId</code>. */
    String ANALYSIS_ID = "analysisId";

    /** The text <code>displayText</code>. */
    String DISPLAY_TEXT = "displayText";

    /** The text <code>display</code>. */
    String DISPLAY_ELEMENT = "display";

    /** The text <code>parent</code>. */
    String PARENT_ELEMENT = "parent";

    /** The text <code>name</code>. */
    String NAME_ELEMENT = "name";

    /** The text <code>id</code>. */
    String ID_ELEMENT = "id";

    /** The text <code>displayType</code>. */
    String DISPLAY_TYPE = "displayType";

    /** The text <code>absolute</code>. */
    String DISPLAY_TYPE_ABSOLUTE = "absolute";

    /** The text <code>delta</code>. */
    String DISPLAY_TYPE_DELTA = "delta";

    /** The text <code>xmlOutputData</code>. */
    String XML_OUTPUT_DATA = "xmlOutputData";

    /** The text <code>xmlLatencyOutputData</code>. */
    String XML_LATENCY_OUTPUT_DATA = "xmlLatencyOutputData";

    /** The text <code>value</code>. */
    String VALUE = "value";

    /** The text <code>name</code>. */
    String NAME = "name";

    /** The text <code>version</code>. */
    String VERSION = "version";

    /** The text <code>type</code>. */
    String TYPE = "type";

    /** The text <code>head</code>. */
    String HEAD = "head";

    /** The text <code>traceType</code>. */
    String TRACETYPE = "traceType";

    /** The text <code>id</code>. */
    String ID = "id";

    /** The text <code>label</code>. */
    String LABEL = "label";

    /** The text <code>analysis</code>. */
    String ANALYSIS = "analysis";

    /** The empty text. */
    String NULL = "";

    /** The text <code>*</code>. */
    String WILDCARD = "*";

    /** The text <code>$</code>. */
    String VARIABLE_PREFIX = "$";

    /** The text <code>color</code>. */
    String COLOR = "color";

    /** The text <code>#</code>. */
    String COLOR_PREFIX = "#";

    /** The text <code>stateProvider</code>. */
    String STATE_PROVIDER = "stateProvider";

    /** The text <code>definedValue</code>. */
    String DEFINED_VALUE = "definedValue";

    /** The text <code>location</code>. */
    String LOCATION = "location";

    /** The text <code>eventHandler</code>. */
    String EVENT_HANDLER = "eventHandler";

    /** The text <code>stateAttribute</code>. */
    String STATE_ATTRIBUTE = "stateAttribute";

    /** The text <code>stateValue</code>. */
    String STATE_VALUE = "stateValue";

    /** The text <code>stateChange</code>. */
    String STATE_CHANGE = "stateChange";

    /** The text <code>field</code>. */
    String ELEMENT_FIELD = "field";

    /** The text <code>futureTime</code>. */
    String FUTURE_TIME = "futureTime";

    /** The text <code>if</code>. */
    String IF = "if";

    /** The text <code>condition</code>. */
    String CONDITION = "condition";

    /** The text <code>then</code>. */
    String THEN = "then";

    /** The text <code>else</code>. */
    String ELSE = "else";

    /** The text <code>eventName</code>. */
    String HANDLER_EVENT_NAME = "eventName";

    /** The text <code>null</code>. */
    String TYPE_NULL = "null";

    /** The text <code>constant</code>. */
    String TYPE_CONSTANT = "constant";

    /** The text <code>eventField</code>. */
    String EVENT_FIELD = "eventField";

    /** The text <code>location</code>. */
    String TYPE_LOCATION = "location";

    /** The text <code>query</code>. */
    String TYPE_QUERY = "query";

    /** The text <code>self</code>. */
    String TYPE_SELF = "self";

    /** The text <code>int</code>. */
    String TYPE_INT = "int";

    /** The text <code>long</code>. */
    String TYPE_LONG = "long";

    /** The text <code>double</code>. */
    String TYPE_DOUBLE = "double";

    /** The text <code>string</code>. */
    String TYPE_STRING = "string";

    /** The text <code>eventName</code>. */
    String TYPE_EVENT_NAME = "eventName";

    /** The text <code>delete</code>. */
    String TYPE_DELETE = "delete";

    /** The text <code>script</code>. */
    String TYPE_SCRIPT = "script";

    /** The text <code>custom</code>. */
    String TYPE_CUSTOM = "custom";

    /** The text <code>scriptEngine</code>. */
    String SCRIPT_ENGINE = "scriptEngine";

    /** The text <code>pool</code>. */
    String TYPE_POOL = "pool";

    /** The text <code>increment</code>. */
    String INCREMENT = "increment";

    /** The text <code>update</code>. */
    String UPDATE = "update";

    /** The text <code>forcedType</code>. */
    String FORCED_TYPE = "forcedType";

    /** The text <code>stack</code>. */
    String ATTRIBUTE_STACK = "stack";

    /** The text <code>pop</code>. */
    String STACK_POP = "pop";

    /** The text <code>popAll</code>. */
    String STACK_POPALL = "popAll";

    /** The text <code>push</code>. */
    String STACK_PUSH = "push";

    /** The text <code>peek</code>. */
    String STACK_PEEK = "peek";

    /** The text <code>cpu</code>. */
    String CPU = "cpu";

    /** The text <code>hostId</code>. */
    String HOSTID = "hostId";

    /** The text <code>timestamp</code>. */
    String TIMESTAMP = "timestamp";

    /** The text <code>not</code>. */
    String NOT = "not";

    /** The text <code>and</code>. */
    String AND = "and";

    /** The text <code>or</code>. */
    String OR = "or";

    /** The text <code>operator</code>. */
    String OPERATOR = "operator";

    /** The text <code>eq</code>. */
    String EQ = "eq";

    /** The text <code>ne</code>. */
    String NE = "ne";

    /** The text <code>ge</code>. */
    String GE = "ge";

    /** The text <code>gt</code>. */
    String GT = "gt";

    /** The text <code>le</code>. */
    String LE = "le";

    /** The text <code>lt</code>. */
    String LT = "lt";

    /** The text <code>pattern</code>. */
    String PATTERN = "pattern";

    /** The text <code>storedField</code>. */
    String STORED_FIELD = "storedField";

    /** The text <code>storedFields</code>. */
    String STORED_FIELDS = "storedFields";

    /** The text <code>patternHandler</code>. */
    String PATTERN_HANDLER = "patternHandler";

    /** The text <code>callstack</code>. */
    String CALLSTACK = "callstack";

    /** The text <code>level</code>. */
    String CALLSTACK_LEVEL = "level";

    /** The text <code>path</code>. */
    String CALLSTACK_PATH = "path";

    /** The text <code>host</code>. */
    String CALLSTACK_HOST = "host";

    /** The text <code>thread</code>. */
    String CALLSTACK_THREAD = "thread";

    /** The text <code>cpu</code>. */
    String CALLSTACK_THREADCPU = "cpu";

    /** The text <code>level</code>. */
    String CALLSTACK_THREADLEVEL = "level";

    /** The text <code>name</code>. */
    String CALLSTACK_THREADLEVEL_NAME = "name";

    /** The text <code>type</code>. */
    String CALLSTACK_THREADLEVEL_TYPE = "type";

    /** The text <code>value</code>. */
    String CALLSTACK_THREADLEVEL_VALUE = "value";

    /** The text <code>callstackGroup</code>. */
    String CALLSTACK_GROUP = "callstackGroup";

    /** The text <code>segName</code>. */
    String SEGMENT_NAME = "segName";

    /** The text <code>segment</code>. */
    String SEGMENT = "segment";

    /** The text <code>segType</code>. */
    String SEGMENT_TYPE = "segType";

    /** The text <code>segContent</code>. */
    String SEGMENT_CONTENT = "segContent";

    /** The text <code>segField</code>. */
    String SEGMENT_FIELD = "segField";

    /** The text <code>segTime</code>. */
    String SEGMENT_TIME = "segTime";

    /** The text <code>duration</code>. */
    String DURATION = "duration";

    /** The text <code>initial</code>. */
    String INITIAL = "initial";

    /** The text <code>test</code>. */
    String TEST = "test";

    /** The text <code>action</code>. */
    String ACTION = "action";

    /** The text <code>fsm</code>. */
    String FSM = "fsm";

    /** The text <code>state</code>. */
    String STATE = "state";

    /** The text <code>eventInfo</code>. */
    String EVENT_INFO = "eventInfo";

    /** The text <code>timeInfo</code>. */
    String TIME_INFO = "timeInfo";

    /** The text <code>event</code>. */
    String EVENT = "event";

    /** The text <code>#</code>. */
    String CONSTANT_PREFIX = "#";

    /** The text <code>fsmScheduleAction</code>. */
    String FSM_SCHEDULE_ACTION = "fsmScheduleAction";

    /** The text <code>multiple</code>. */
    String MULTIPLE = "multiple";

    /** The text <code>precondition</code>. */
    String PRECONDITION = "precondition";

    /** The text <code>cond</code>. */
    String COND = "cond";

    /** The text <code>final</code>. */
    String FINAL = "final";

    /** The text <code>abandonState</code>. */
    String ABANDON_STATE = "abandonState";

    /** The text <code>stateTable</code>. */
    String STATE_TABLE = "stateTable";

    /** The text <code>stateDefinition</code>. */
    String STATE_DEFINITION = "stateDefinition";

    /** The empty text. */
    String EMPTY_STRING = "";

    /** The text <code>transition</code>. */
    String TRANSITION = "transition";

    /** The text <code>target</code>. */
    String TARGET = "target";

    /** The text <code>saveStoredFields</code>. */
    String SAVE_STORED_FIELDS = "saveStoredFields";

    /** The text <code>clearStoredFields</code>. */
    String CLEAR_STORED_FIELDS = "clearStoredFields";

    /** The text <code>timerange</code>. */
    String TIME_RANGE = "timerange";

    /** The text <code>elapsedTime</code>. */
    String ELAPSED_TIME = "elapsedTime";

    /** The text <code>ns</code>. */
    String NS = "ns";

    /** The text <code>us</code>. */
    String US = "us";

    /** The text <code>ms</code>. */
    String MS = "ms";

    /** The text <code>s</code>. */
    String S = "s";

    /** The text <code>unit</code>. */
    String UNIT = "unit";

    /** The text <code>in</code>. */
    String IN = "in";

    /** The text <code>out</code>. */
    String OUT = "out";

    /** The text <code>begin</code>. */
    String BEGIN = "begin";

    /** The text <code>end</code>. */
    String END = "end";

    /** The text <code>less</code>. */
    String LESS = "less";

    /** The text <code>equal</code>. */
    String EQUAL = "equal";

    /** The text <code>more</code>. */
    String MORE = "more";

    /** The text <code>since</code>. */
    String SINCE = "since";

    /** The text <code>arg</code>. */
    String ARG = "arg";

    /** The text <code>scenarios</code>. */
    String SCENARIOS = "scenarios";

    /** The text <code>onentry</code>. */
    String ONENTRY = "onentry";

    /** The text <code>onexit</code>. */
    String ONEXIT = "onexit";

    /** What separates alternatives, as a regular expression. */
    String OR_SEPARATOR = "\\|";

    /** The text <code>:</code>. */
    String AND_SEPARATOR = ":";

    /** The text <code>alias</code>. */
    String ALIAS = "alias";

    /** The text <code>abandon</code>. */
    String ABANDON = "abandon";

    /** The text <code>consuming</code>. */
    String CONSUMING = "consuming";

    /** The text <code>mappingGroup</code>. */
    String MAPPING_GROUP = "mappingGroup";

    /** The text <code>entry</code>. */
    String ENTRY = "entry";

    /** The text <code>initialState</code>. */
    String INITIAL_STATE = "initialState";

    /** The text <code>viewLabelPrefix</code>. */
    String VIEW_LABEL_PREFIX = "viewLabelPrefix";
}
